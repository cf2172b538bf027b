import { describe } from './elements.ts';
import type { Finding } from './types.ts';

/**
 * By default the browser forces the colour of the text around a drawing, but not one that the drawing has itself. With
 * `forced-color-adjust: none` a drawing has colours for this case.
 */
function keepsItsColor(drawing: Element): boolean {
  const { forcedColorAdjust, color } = getComputedStyle(drawing);
  const around = drawing.parentElement;
  if (forcedColorAdjust !== 'preserve-parent-color' || around === null) return false;
  return color !== getComputedStyle(around).color;
}

/**
 * Drawings that keep a colour of the theme in forced colours, where their ground is that of the system (WCAG 1.4.11). Finds
 * nothing unless `forced-colors` is `active`: emulate it before the check. Needs a browser with `preserve-parent-color`, such as
 * Chromium.
 */
export function findKeptColors(root: Element): Finding[] {
  if (!matchMedia('(forced-colors: active)').matches) return [];
  const drawings = [...root.querySelectorAll('svg')].filter(
    (drawing) => drawing.checkVisibility() && keepsItsColor(drawing),
  );
  if (drawings.length === 0) return [];
  const message =
    'A drawing needs the colours of the system in forced colours: `forced-color-adjust: auto` (WCAG 1.4.11)';
  return [{ rule: 'forced-colors', message, elements: drawings.map(describe) }];
}
