import { describe, isShown } from './elements.ts';
import { contrastOn, groundOf } from './painted-color.ts';
import type { Finding } from './types.ts';

/** Contrast of the ring with what is around it (WCAG 1.4.11). */
const REQUIRED = 3;

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Elements around a focused one that may show the focus with `:focus-within`. */
const AROUND = 3;

const PSEUDO = [undefined, '::before', '::after'] as const;

const SHOWN_BY = [
  'outline-style',
  'outline-width',
  'outline-color',
  'box-shadow',
  'border-top-color',
  'border-bottom-color',
  'border-bottom-width',
  'border-inline-start-color',
  'border-inline-start-width',
  'background-color',
  'text-decoration-line',
] as const;

/** The element, those around and beside it. */
function places(element: Element): readonly Element[] {
  const found = [element, element.previousElementSibling, element.nextElementSibling];
  for (let around = element.parentElement, count = 0; around && count < AROUND; count += 1) {
    found.push(around);
    around = around.parentElement;
  }
  return found.filter((one) => one !== null);
}

const styleOf = (element: Element): string =>
  PSEUDO.map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return SHOWN_BY.map((name) => style.getPropertyValue(name)).join(' ');
  }).join('\n');

/** Elements that are styled alike show the focus alike. */
const kindOf = ({ localName, className, attributes }: Element): string =>
  [
    localName,
    className,
    ...[...attributes]
      .filter(({ name }) => /^data-|role|type/.test(name))
      .map(({ value }) => value),
  ].join('|');

const COLORS = /(?:rgba?|oklch|oklab|color|hsl)\([^()]*\)/g;

/** Colours of the ring: outline and shadow. None when the focus is shown in another way. */
function ringColors(element: Element): readonly string[] {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  return [...(hasOutline ? [outlineColor] : []), ...(boxShadow.match(COLORS) ?? [])];
}

/** Whether the focus on an element cannot be seen. */
function isHidden(element: HTMLElement | SVGElement): boolean {
  const around = places(element);
  const before = around.map(styleOf);
  element.focus({ preventScroll: true });
  if (element.ownerDocument.activeElement !== element || !element.matches(':focus-visible'))
    return false;
  const changed = around.filter((place, index) => styleOf(place) !== before[index]);
  if (changed.length === 0) return true;
  const rings = changed.map((place) => ({ place, colors: ringColors(place) }));
  if (rings.some(({ colors }) => colors.length === 0)) return false;
  return rings.every(({ place, colors }) =>
    colors.every((color) => contrastOn(color, groundOf(place.parentElement)) < REQUIRED),
  );
}

/**
 * Elements of which nothing changes when they have the focus, or whose ring has a contrast below 3 : 1 with its ground (WCAG 2.4.7,
 * 1.4.11). Moves the focus to one element of each kind, and returns it.
 */
export function findHiddenFocus(root: Element): Finding[] {
  const { ownerDocument } = root;
  const { activeElement } = ownerDocument;
  // A group may pass the focus on to one of its elements.
  const blur = (): void => {
    if (ownerDocument.activeElement instanceof HTMLElement) ownerDocument.activeElement.blur();
  };
  blur();
  const kinds = new Set<string>();
  const hidden: Element[] = [];
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)) {
    if (!isShown(element) || element.matches(':disabled')) continue;
    const kind = kindOf(element);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    if (isHidden(element)) hidden.push(element);
    blur();
  }
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  if (hidden.length === 0) return [];
  const message = `Show the focus, with a contrast of ${REQUIRED} : 1 (WCAG 2.4.7, 1.4.11)`;
  return [{ rule: 'focus', message, elements: hidden.map(describe) }];
}
