import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

const PRESSED =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="checkbox"], [role="menuitem"]';

/** A link among words keeps the height of its line (exception "inline" of WCAG 2.5.8). */
function isInline(element: Element): boolean {
  return element.localName === 'a' && getComputedStyle(element).display === 'inline';
}

/** Boxes that all press the same thing: a field and its labels. */
function boxes(element: Element): DOMRect[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].map((part) => part.getBoundingClientRect());
}

/** A pixel may be lost to rounding when the page is zoomed. */
const ROUNDING = 0.5;

function isSmall(element: Element, min: number): boolean {
  return !boxes(element).some(
    ({ width, height }) => width >= min - ROUNDING && height >= min - ROUNDING,
  );
}

/**
 * Elements to press whose box, or that of their label, is less than `min` px wide or high (WCAG
 * 2.5.8, 24 px; 2.5.5, 44 px). Links among words are let off, as both criteria do; the exception
 * for small targets with room around them is not taken.
 */
export function findSmallTargets(root: Element, min: number): Finding[] {
  const small = [...root.querySelectorAll(PRESSED)].filter(
    (element) =>
      isShown(element) &&
      !element.matches(':disabled') &&
      !isInline(element) &&
      isSmall(element, min),
  );
  if (small.length === 0) return [];
  const message = `Make what is pressed at least ${min} px wide and high (WCAG 2.5.8)`;
  return [{ rule: 'target', message, elements: small.map(describe) }];
}
