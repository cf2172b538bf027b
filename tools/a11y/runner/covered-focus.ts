import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Share of the width and height at which an element is looked at: near its edges and in its middle. */
const SHARES = [0.05, 0.5, 0.95] as const;

/** Whether something else is in front of a point of the element that is within the window. */
function isCoveredAt(element: Element, x: number, y: number): boolean {
  const front = document.elementFromPoint(x, y);
  if (!front || front.contains(element) || element.contains(front)) return false;
  // A hidden input is behind its drawing.
  return !(element.matches('input') && front.parentElement === element.parentElement);
}

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return SHARES.some((across) =>
    SHARES.some((down) => isCoveredAt(element, left + width * across, top + height * down)),
  );
}

/** Elements of which a part is behind something else while they have the focus (WCAG 2.4.12). Moves the focus, and returns it. */
export function findCoveredFocus(root: Element): Finding[] {
  const { activeElement, body } = document;
  const covered = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (!isShown(element) && element.getClientRects().length === 0) return false;
    if (element.matches(':disabled') || element.tabIndex < 0) return false;
    // A map, whose buttons lie on it.
    if (element.matches('[role="img"]')) return false;
    element.focus();
    return document.activeElement === element && isShown(element) && isCovered(element);
  });
  if (activeElement instanceof HTMLElement && activeElement !== body) activeElement.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (covered.length === 0) return [];
  const message = 'Nothing covers what has the focus (WCAG 2.4.12)';
  return [{ rule: 'covered-focus', message, elements: covered.map(describe) }];
}
