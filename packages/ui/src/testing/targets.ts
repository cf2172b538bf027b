import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

const INTERACTIVE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="checkbox"], [role="menuitem"]';

/** A link inside a sentence has the height of its line (exception "inline" of WCAG 2.5.8). */
function isInline(element: Element): boolean {
  return element.localName === 'a' && getComputedStyle(element).display === 'inline';
}

/** Boxes that activate the same element: a field and its labels. */
function boxesOf(element: Element): DOMRect[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].map((part) => part.getBoundingClientRect());
}

/** Zooming rounds sizes. */
const ROUNDING_PX = 0.5;

function isSmall(element: Element, min: number): boolean {
  return !boxesOf(element).some(
    ({ width, height }) => width >= min - ROUNDING_PX && height >= min - ROUNDING_PX,
  );
}

/**
 * Interactive elements whose box, or that of their label, is less than `min` px wide or high (WCAG
 * 2.5.8, 24 px; 2.5.5, 44 px). Links inside a sentence are exempt, as in both criteria; the
 * exception for small targets with enough spacing is not applied.
 */
export function findSmallTargets(root: Element, min: number): Finding[] {
  const small = [...root.querySelectorAll(INTERACTIVE)].filter(
    (element) =>
      isShown(element) &&
      !element.matches(':disabled') &&
      !isInline(element) &&
      isSmall(element, min),
  );
  if (small.length === 0) return [];
  const message = `Make targets at least ${min} px wide and high (WCAG 2.5.8)`;
  return [{ rule: 'target', message, elements: small.map(describe) }];
}
