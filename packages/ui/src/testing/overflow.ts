import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

/** Whether an ancestor clips or scrolls the element, so that the page does not become wider. */
function isContained(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || parent === document.body || parent === document.documentElement) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent);
}

/** In the top layer, or fixed to the window: what is outside of it cannot be reached by scrolling. */
const isFixed = (element: Element): boolean =>
  element.matches('dialog[open], :popover-open') || getComputedStyle(element).position === 'fixed';

/**
 * Elements that make the page scroll horizontally at its current width, or are fixed and wider than it (WCAG 1.4.10: 320 px; our
 * own pages fit 280 px).
 */
export function findOverflow(root: Element): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isWider = scrollWidth > clientWidth;
  const outside = [...root.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    if ((right <= clientWidth + 1 && left >= -1) || !isShown(element)) return false;
    return isFixed(element) || (isWider && !isContained(element));
  });
  if (!isWider && outside.length === 0) return [];
  const width = Math.max(
    scrollWidth,
    ...outside.map((element) => Math.round(element.getBoundingClientRect().width)),
  );
  const message = `The page is ${clientWidth} px wide, its content ${width} px (WCAG 1.4.10)`;
  return [{ rule: 'overflow', message, elements: outside.slice(-5).map(describe) }];
}
