import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

/** Descenders of a font may be taller than a tight line. */
const ROUNDING_PX = 2;

const CUTTING = ['hidden', 'clip'];

/** Whether an element between a text and a box places it elsewhere, as the letters on a map. */
function isPlaced(from: Element | null, box: Element): boolean {
  if (!from || from === box) return false;
  const { position } = getComputedStyle(from);
  return position === 'absolute' || position === 'fixed' || isPlaced(from.parentElement, box);
}

/** Whether a text of the box ends below it. */
function isCut(box: Element): boolean {
  const { bottom } = box.getBoundingClientRect();
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!text.textContent?.trim() || isPlaced(text.parentElement, box)) continue;
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().bottom > bottom + ROUNDING_PX) return true;
  }
  return false;
}

/** Texts in a box that cuts them off at its end, such as a button of a fixed height (WCAG 1.4.4, 1.4.12). */
export function findCutTexts(root: Element): Finding[] {
  const cut = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!isShown(element) || element.textContent?.trim() === '') return false;
    const { overflowY, clipPath } = getComputedStyle(element);
    if (!CUTTING.includes(overflowY) || clipPath !== 'none') return false;
    return element.scrollHeight > element.clientHeight + ROUNDING_PX && isCut(element);
  });
  if (cut.length === 0) return [];
  const message = 'Let the box grow with its text, which is cut off (WCAG 1.4.4, 1.4.12)';
  return [{ rule: 'cut-text', message, elements: cut.map(describe) }];
}
