import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Share of the width and height at which an element is looked at: near its edges and in its middle. */
const SHARES = [0.05, 0.5, 0.95] as const;

/** Whether an element paints a ground: an image of a border is the ground of the bar at the foot of a step. */
function hasGround(element: Element): boolean {
  const { backgroundColor, backgroundImage, borderImageSource } = getComputedStyle(element);
  const isClear = /transparent|^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  return !isClear || backgroundImage !== 'none' || borderImageSource !== 'none';
}

/** The part of what is in front that hides what is behind it; nothing if all of it can be seen through. */
function groundIn(front: Element, behind: Element): Element | undefined {
  let part: Element | null = front;
  while (part && !part.contains(behind)) {
    if (hasGround(part) || part.matches('img, canvas, video')) return part;
    part = part.parentElement;
  }
  return undefined;
}

/** What is in front of a point of the element that is within the window. */
function coverAt(element: Element, x: number, y: number): Element | undefined {
  const front = document.elementFromPoint(x, y);
  if (!front || front.contains(element) || element.contains(front)) return undefined;
  // An input is behind its own drawing, and beside the buttons in its frame.
  const frame = element.matches('input') ? element.parentElement?.parentElement : null;
  return frame?.contains(front) ? undefined : groundIn(front, element);
}

function coverOf(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const across of SHARES) {
    for (const down of SHARES) {
      const cover = coverAt(element, left + width * across, top + height * down);
      if (cover) return cover;
    }
  }
  return undefined;
}

/** How long a list that the focus has left may take to close, in ms. */
const CLOSING_MS = 200;

/** Focuses an element as Tab does. @returns what covers it then */
async function coverInFocus(element: HTMLElement): Promise<Element | undefined> {
  element.focus();
  if (document.activeElement !== element || !isShown(element) || !coverOf(element)) {
    return undefined;
  }
  await new Promise((resolve) => {
    setTimeout(resolve, CLOSING_MS);
  });
  return document.activeElement === element ? coverOf(element) : undefined;
}

/** Elements of which a part is behind something else while they have the focus (WCAG 2.4.12). Moves the focus, and returns it. */
export async function findCoveredFocus(root: Element): Promise<Finding[]> {
  const { activeElement, body } = document;
  const elements: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    // The buttons of a map lie on it.
    if (element.matches(':disabled, [role="img"]') || element.tabIndex < 0) continue;
    const cover = await coverInFocus(element);
    if (cover) elements.push(`${describe(element)} behind ${describe(cover)}`);
  }
  if (activeElement instanceof HTMLElement && activeElement !== body) activeElement.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (elements.length === 0) return [];
  const message = 'Nothing covers what has the focus (WCAG 2.4.12)';
  return [{ rule: 'covered-focus', message, elements }];
}
