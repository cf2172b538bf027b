import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';

/** Most characters in a line of running text: 68, and a few more in a line of narrow letters, as a width cannot count. */
const MAX_CHARACTERS = 72;

/** What is not running text: tables, headings, controls, captions, code, and what an exempt element contains. */
const OTHER_TEXT =
  'table, [role="table"], h1, h2, h3, h4, h5, h6, button, [role="button"], figcaption, pre, svg, nav, textarea, select';

/** The block that an inline element belongs to. */
function blockOf(element: Element): Element {
  const isInline = ['inline', 'contents'].includes(getComputedStyle(element).display);
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

/** The visible texts below `root`, by block. */
function textsByBlock(root: Element): Map<Element, Text[]> {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest(OTHER_TEXT) || !isShown(parent)) {
      continue;
    }
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  return blocks;
}

/** The lines of a text that is written left to right, as the browser breaks them. */
function linesOf(texts: readonly Text[]): readonly string[] {
  const lines: string[] = [];
  const range = document.createRange();
  let end = Infinity;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const [box] = range.getClientRects();
      // White space that the browser collapses.
      if (!box || box.width === 0) continue;
      if (box.left < end - 1) lines.push('');
      lines.push(`${lines.pop() ?? ''}${text.data[at]}`);
      end = box.right;
    }
  }
  return lines.map((line) => line.trim());
}

/** Lines of running text, written left to right, that are too long to be read easily. */
export function findLongLines(root: Element): Finding[] {
  return [...textsByBlock(root)].flatMap(([block, texts]) => {
    if (texts.reduce((sum, { length }) => sum + length, 0) <= MAX_CHARACTERS) return [];
    const longest = linesOf(texts).reduce((a, b) => (b.length > a.length ? b : a), '');
    if (longest.length <= MAX_CHARACTERS) return [];
    const message = `A line has ${longest.length} characters, more than ${MAX_CHARACTERS}: "${longest}"`;
    return [{ rule: 'lines', message, elements: [describe(block)] }];
  });
}
