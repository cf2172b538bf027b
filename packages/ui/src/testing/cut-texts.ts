import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

/** Descenders of a font may be taller than a tight line. */
const ROUNDING_PX = 2;

const CUTTING = ['hidden', 'clip'];

/** Texts in a box that cuts them off at its end, such as a button of a fixed height (WCAG 1.4.4, 1.4.12). */
export function findCutTexts(root: Element): Finding[] {
  const cut = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!isShown(element) || element.textContent?.trim() === '') return false;
    const { overflowY, clipPath } = getComputedStyle(element);
    if (!CUTTING.includes(overflowY) || clipPath !== 'none') return false;
    return element.scrollHeight > element.clientHeight + ROUNDING_PX;
  });
  if (cut.length === 0) return [];
  const message = 'Let the box grow with its text, which is cut off (WCAG 1.4.4, 1.4.12)';
  return [{ rule: 'cut-text', message, elements: cut.map(describe) }];
}
