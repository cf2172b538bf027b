import { vars } from '@portal/tokens';
import type { MapColors } from './types.ts';

const VARIABLES: Record<keyof MapColors, string> = {
  paper: vars.color.paper,
  boundary: vars.color.mapBoundary,
  parcel: vars.color.parcel,
  printFrame: vars.color.printFrame,
};

/** Name of the custom property inside `var(--name)`. */
function propertyOf(reference: string): string {
  return /--[\w-]+/.exec(reference)?.[0] ?? reference;
}

/** The map's colours as the theme has them at `element`; a canvas cannot read variables itself. */
export function readColors(element: HTMLElement): MapColors {
  const style = getComputedStyle(element);
  const read = (role: keyof MapColors): string =>
    style.getPropertyValue(propertyOf(VARIABLES[role])).trim() || 'currentcolor';
  return {
    paper: read('paper'),
    boundary: read('boundary'),
    parcel: read('parcel'),
    printFrame: read('printFrame'),
  };
}

/**
 * The same colour, seen through; for the tokens' `oklch(…)`, `rgb(…)` and `hsl(…)`. Any other
 * spelling becomes no colour at all: what lies below the parcel must stay readable.
 */
export function seenThrough(color: string, share: number): string {
  const parts = /^(\w+)\(([^/,]+)\)$/.exec(color);
  return parts ? `${parts[1]}(${parts[2]} / ${share})` : 'transparent';
}

/** Calls back after every change of theme, whoever makes it: a person or the system. */
export function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['data-portal-theme'],
  });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', callback);
  };
}
