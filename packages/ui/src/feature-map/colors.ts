import { mediaQuery } from '../hooks/media.ts';
import type { MapColors, MapLooks } from './types.ts';

const VARIABLE = /^var\((--[\w-]+)\)$/;

const DARK = '(prefers-color-scheme: dark)';

/**
 * The looks in the theme of `element`; a canvas cannot resolve CSS variables. A theme of high contrast counts also on a sheet, whose
 * colours are those of the light theme.
 */
export function readColors(element: HTMLElement, looks: MapLooks): MapColors {
  const style = getComputedStyle(element);
  const isContrast = element.closest('[data-portal-theme="contrast"]') !== null;
  const resolved = (color: string | undefined): string | undefined => {
    const [, name] = VARIABLE.exec(color ?? '') ?? [];
    return name ? style.getPropertyValue(name).trim() || 'currentcolor' : color;
  };
  return {
    looks: Object.fromEntries(
      Object.entries(looks).map(([kind, ofKind]) => [
        kind,
        ofKind.map((look) => ({
          ...look,
          line: resolved(look.line),
          fill: resolved(look.fill),
          ink: resolved(look.ink),
          lineWidth: (isContrast ? look.contrastWidth : undefined) ?? look.lineWidth,
        })),
      ]),
    ),
    isDark: isDark(element, style),
  };
}

/** In forced colours every element has both colour schemes: then that of the system decides, but for a light theme, such as that of a sheet. */
function isDark(element: HTMLElement, { colorScheme }: CSSStyleDeclaration): boolean {
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark';
  const isLight = element.closest('[data-portal-theme]')?.matches('[data-portal-theme="light"]');
  return isLight !== true && mediaQuery(DARK, element)?.matches === true;
}

/**
 * The colour with an alpha value, for `oklch(…)`, `rgb(…)` and `hsl(…)`. Any other notation becomes
 * transparent, so that the map below an area stays readable.
 */
export function withAlpha(color: string, alpha: number): string {
  const parts = /^(\w+)\(([^/,]+)\)$/.exec(color);
  return parts ? `${parts[1]}(${parts[2]} / ${alpha})` : 'transparent';
}

/** Calls back after every change of theme on the page of an element, by the user or by the system. */
export function onThemeChange(element: Element, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(element.ownerDocument.documentElement, {
    subtree: true,
    attributeFilter: ['data-portal-theme'],
  });
  const queries = [DARK, '(forced-colors: active)'].map((query) => mediaQuery(query, element));
  for (const query of queries) query?.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    for (const query of queries) query?.removeEventListener('change', callback);
  };
}
