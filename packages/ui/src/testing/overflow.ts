import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

/** Whether an ancestor clips or scrolls the element, so that the page does not become wider. */
function isContained(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || parent === document.body || parent === document.documentElement) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent);
}

/**
 * Elements that make the page scroll horizontally at its current width (WCAG 1.4.10: 320 px; our
 * own pages fit 280 px).
 */
export function findOverflow(root: Element): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...root.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && isShown(element) && !isContained(element);
  });
  const message = `The page is ${clientWidth} px wide, its content ${scrollWidth} px (WCAG 1.4.10)`;
  return [{ rule: 'overflow', message, elements: outside.slice(-5).map(describe) }];
}
