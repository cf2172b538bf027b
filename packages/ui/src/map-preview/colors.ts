import type { vars } from '@portal/tokens';
import { mediaQuery } from '../hooks/media.ts';
import type { MapColors } from './types.ts';

type Color = (typeof vars.color)[keyof typeof vars.color];
type NameOf<Reference> = Reference extends `var(${infer Name})` ? Name : never;

/** Custom properties by name: the object with all references would be a part of every map. */
const PROPERTIES = {
  paper: '--portal-color-paper',
  boundary: '--portal-color-map-boundary',
  parcel: '--portal-color-parcel',
  printFrame: '--portal-color-print-frame',
} as const satisfies Readonly<Record<string, NameOf<Color>>>;

const DARK = '(prefers-color-scheme: dark)';

/**
 * The map's colours in the theme of `element`; a canvas cannot resolve CSS variables. Boundaries are 2 px wide in the theme of high
 * contrast, also on a sheet, whose colours are those of the light theme.
 */
export function readColors(element: HTMLElement): MapColors {
  const style = getComputedStyle(element);
  const read = (role: keyof typeof PROPERTIES): string =>
    style.getPropertyValue(PROPERTIES[role]).trim() || 'currentcolor';
  return {
    paper: read('paper'),
    boundary: read('boundary'),
    boundaryWidth: element.closest('[data-portal-theme="contrast"]') ? 2 : 1,
    parcel: read('parcel'),
    printFrame: read('printFrame'),
    isDark: isDark(element, style),
  };
}

/** In forced colours every element has both colour schemes: then that of the system decides, but for a light theme, such as that of a sheet. */
function isDark(element: HTMLElement, { colorScheme }: CSSStyleDeclaration): boolean {
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark';
  const isLight = element.closest('[data-portal-theme]')?.matches('[data-portal-theme="light"]');
  return isLight !== true && mediaQuery(DARK)?.matches === true;
}

/**
 * The colour with an alpha value, for `oklch(…)`, `rgb(…)` and `hsl(…)`. Any other notation becomes
 * transparent, so that the map below the parcel stays readable.
 */
export function withAlpha(color: string, alpha: number): string {
  const parts = /^(\w+)\(([^/,]+)\)$/.exec(color);
  return parts ? `${parts[1]}(${parts[2]} / ${alpha})` : 'transparent';
}

/** Calls back after every change of theme on the page of an element, by the user or by the system. */
export function onThemeChange({ ownerDocument }: Element, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(ownerDocument.documentElement, {
    subtree: true,
    attributeFilter: ['data-portal-theme'],
  });
  const queries = [DARK, '(forced-colors: active)'].map((query) => mediaQuery(query));
  for (const query of queries) query?.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    for (const query of queries) query?.removeEventListener('change', callback);
  };
}
