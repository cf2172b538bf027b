import { describe, isShown } from './elements.ts';
import { contrastOfGrounds, contrastOn, groundOf } from './painted-color.ts';
import type { Finding } from './types.ts';

/** Contrast of what a control is recognised by (WCAG 1.4.11). */
const REQUIRED = 3;

const FIELDS =
  'input:not([type="hidden"], [type="range"], [type="file"], [type="submit"], [type="button"], [type="image"]), textarea, select, [role="checkbox"], [role="radio"], [role="switch"]';

/** Elements around a field that may draw its edge. */
const AROUND = 2;

const isInactive = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"], :disabled *, [aria-disabled="true"] *');

/** Browsers draw these themselves. */
const isNative = (element: Element): boolean =>
  element.matches('[type="checkbox"], [type="radio"], [type="color"], select') &&
  getComputedStyle(element).appearance !== 'none';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Colours of the borders that are drawn. */
function borderColors(style: CSSStyleDeclaration): readonly string[] {
  return SIDES.filter(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
      style.getPropertyValue(`border-${side}-style`) !== 'none',
  ).map((side) => style.getPropertyValue(`border-${side}-color`));
}

/** The best contrast of border and fill of an element, and of the border that `::before` draws, with what is around it. */
function edgeContrast(element: Element): number {
  const around = groundOf(element.parentElement);
  const inside = groundOf(element);
  const before = getComputedStyle(element, '::before');
  const borders = [
    ...borderColors(getComputedStyle(element)),
    ...(before.content === 'none' ? [] : borderColors(before)),
  ].map((color) => contrastOn(color, inside, around));
  return Math.max(contrastOfGrounds(inside, around), ...borders);
}

/** A `select` shows its value and its arrow also without an edge. */
const hasNoEdge = (element: Element): boolean =>
  element.localName === 'select' &&
  borderColors(getComputedStyle(element)).every((color) => /(?:,\s*|\/\s*)0\)$/.test(color));

/** The field and elements that contain no other field. */
function edgesOf(field: Element): readonly Element[] {
  const edges = [field];
  for (let around = field.parentElement; around && edges.length <= AROUND; ) {
    if (around.querySelectorAll(FIELDS).length > 1) break;
    edges.push(around);
    around = around.parentElement;
  }
  return edges;
}

const isFaintField = (field: Element): boolean =>
  edgesOf(field).every((edge) => edgeContrast(edge) < REQUIRED);

const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon';

const areColorsForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** Larger drawings are pictures or maps. */
const MAX_ICON_PX = 40;

/** Whether a drawing is an icon, and is hard to see. */
function isFaintIcon(icon: Element): boolean {
  const { width, height } = icon.getBoundingClientRect();
  if (width <= 1 || width > MAX_ICON_PX || height > MAX_ICON_PX || isInactive(icon)) return false;
  if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  // The system colours it; see `findKeptColors`.
  if (areColorsForced() && getComputedStyle(icon).forcedColorAdjust !== 'none') return false;
  const ground = groundOf(icon);
  const colors = [...icon.querySelectorAll(SHAPES)].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url'));
  });
  return colors.length > 0 && colors.every((color) => contrastOn(color, ground) < REQUIRED);
}

const isChecked = (element: Element): boolean =>
  isShown(element) && !isInactive(element) && !isNative(element);

/**
 * Fields whose border and fill, and icons that have a contrast below 3 : 1 with what is around them (WCAG 1.4.11).
 * Disabled controls, and those that the browser draws itself, are exempt, as in the criterion.
 */
export function findFaintControls(root: Element): Finding[] {
  const fields = [...root.querySelectorAll(FIELDS)]
    .filter((field) => isChecked(field) && !hasNoEdge(field))
    .filter(isFaintField);
  const icons = [...root.querySelectorAll('svg')]
    .filter(isFaintIcon)
    .map((icon) => icon.closest('a, button, summary') ?? icon.parentElement ?? icon);
  const faint = [...fields, ...icons];
  if (faint.length === 0) return [];
  const message = `Give the edge or icon a contrast of ${REQUIRED} : 1 with what is around it (WCAG 1.4.11)`;
  return [{ rule: 'non-text-contrast', message, elements: faint.map(describe) }];
}
