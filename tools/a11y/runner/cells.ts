import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { isShown } from '../../../packages/ui/src/testing/elements.ts';

/** Letters of neighbouring lines may touch by so much, in CSS px. */
const TOUCH = 3;

/** The lines of text within an element. */
function linesOf(cell: Element): readonly DOMRect[] {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    // Texts for screen readers only are 1 px wide.
    if (!parentElement || !isShown(parentElement) || parentElement.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH;

/** Cells of a row whose texts lie on each other: one of them cannot be read. */
export function findOverlappingCells(root: Element): Finding[] {
  const elements: string[] = [];
  for (const row of root.querySelectorAll('tr, [role="row"]')) {
    const cells = [...row.children].map((cell) => ({ cell, lines: linesOf(cell) }));
    for (const [index, one] of cells.entries()) {
      const covered = cells
        .slice(index + 1)
        .find(({ lines }) => lines.some((line) => one.lines.some((other) => meet(line, other))));
      if (covered) elements.push(`${one.cell.textContent} | ${covered.cell.textContent}`);
    }
  }
  if (elements.length === 0) return [];
  return [{ rule: 'cells', message: 'Keep the texts of the cells of a row apart', elements }];
}
