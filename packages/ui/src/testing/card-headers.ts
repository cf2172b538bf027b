import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

const CELL = ':scope > :is(td, th)';

/** The text of an element without that of its controls, which have names of their own. */
function ownText(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const control of copy.querySelectorAll('button, a, input, select, label')) control.remove();
  return copy.textContent?.trim() ?? '';
}

/** What a cell shows before its content: a text, or the value of an attribute; null if nothing. */
function textBefore(cell: Element): string | null {
  const { content } = getComputedStyle(cell, '::before');
  if (content === 'none' || content === 'normal') return null;
  // After a slash follows what a screen reader says instead.
  const [shown = ''] = content.split(' / ');
  const [, attribute] = /attr\(([\w-]+)/.exec(shown) ?? [];
  return attribute ? (cell.getAttribute(attribute) ?? '') : shown.replaceAll('"', '');
}

/** Whether a cell is shown below the others and should name its column, and does not. */
function lostIts(header: Element | undefined, cell: Element): boolean {
  const name = header?.textContent?.trim() ?? '';
  if (!header || cell.matches('th') || !isShown(cell) || ownText(cell) === '') return false;
  if (getComputedStyle(cell).display === 'table-cell') return false;
  const before = textBefore(cell);
  if (`${before} ${cell.textContent}`.includes(name)) return false;
  // A screen reader still says a header that is hidden visually, and some values explain themselves.
  return !header.checkVisibility() || before === '';
}

/**
 * Cells that are no longer below the header of their column, such as in cards, and do not name it: where the header is not there at all, or
 * where the text before the cell is empty (WCAG 1.3.1).
 */
export function findLostHeaders(root: Element): Finding[] {
  const lost = [...root.querySelectorAll('table')].flatMap((table) => {
    const headers = [...table.querySelectorAll('thead > tr:last-child > *')];
    return [...table.querySelectorAll('tbody > tr')].flatMap((row) => {
      const cells = [...row.querySelectorAll(CELL)];
      if (cells.length !== headers.length) return [];
      // The first column names the card.
      return cells.filter((cell, index) => index > 0 && lostIts(headers[index], cell));
    });
  });
  if (lost.length === 0) return [];
  const message = 'Name the column in each cell of a card (WCAG 1.3.1)';
  return [{ rule: 'column', message, elements: lost.map(describe) }];
}
