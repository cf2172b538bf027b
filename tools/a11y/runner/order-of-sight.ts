import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** Rounding, and letters that reach beyond their line, in CSS px. */
const TOLERANCE = 4;

/** Whether an element has a place of its own in a row or column. */
function isPlaced(element: Element): boolean {
  const { position } = getComputedStyle(element);
  const hasContent =
    element.textContent.trim() !== '' || element.querySelector('input, button, img') !== null;
  return hasContent && position !== 'absolute' && position !== 'fixed' && isShown(element);
}

/** Whether a box is seen before another one: above it, or in the same line before it. */
function isBefore(one: DOMRect, other: DOMRect, isRtl: boolean): boolean {
  const overlapsAcross =
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE;
  if (overlapsAcross) return one.bottom <= other.top + TOLERANCE;
  const isInLine =
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE &&
    Math.abs(one.top - other.top) <= TOLERANCE;
  if (!isInLine) return false;
  return isRtl ? one.left >= other.right - TOLERANCE : one.right <= other.left + TOLERANCE;
}

/** The first child of a row, column or grid that is seen before the one that precedes it in the DOM. */
function misplacedIn(container: Element): Element | undefined {
  const { display, direction } = getComputedStyle(container);
  if (!/flex|grid/.test(display)) return undefined;
  // Headers name the cells of a table, in whatever order they are shown.
  if (container.matches('tr, [role="row"]')) return undefined;
  const children = [...container.children].filter(isPlaced);
  const boxes = children.map((child) => child.getBoundingClientRect());
  return children.find((_, index) => {
    const [previous, own] = [boxes[index - 1], boxes[index]];
    return previous && own && isBefore(own, previous, direction === 'rtl');
  });
}

/** Elements that are seen in another order than they are read and focused in (WCAG 1.3.2, 2.4.3). */
export function findMisplaced(root: Element): Finding[] {
  const misplaced = [...root.querySelectorAll('*')].flatMap(
    (container) => misplacedIn(container) ?? [],
  );
  if (misplaced.length === 0) return [];
  const message = 'Show elements in the order of the DOM (WCAG 1.3.2)';
  return [{ rule: 'order', message, elements: misplaced.map(describe) }];
}
