import type { Setting } from './types.ts';

const THEMES = ['light', 'dark', 'contrast'];

/** Window widths in CSS pixels: a phone (or 400 % zoom, WCAG 1.4.10) and a desk. */
const WIDTHS = [1140, 320];

/** Every setting that each story is judged in. The wide ones come first: stories open there. */
export function settingsOf(brands: readonly string[]): Setting[] {
  return WIDTHS.flatMap((width) =>
    brands.flatMap((brand) => THEMES.map((theme) => ({ brand, theme, width }))),
  );
}

/** Height of the window in CSS pixels. */
export const HEIGHT = 900;
