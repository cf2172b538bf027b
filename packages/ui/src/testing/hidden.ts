import { describe } from './elements.ts';
import type { Finding } from './types.ts';

/** Elements that are `hidden` but take part in the page, because a style overrides it: they are read, and Tab reaches what they contain. */
export function findShownHidden(root: Element): Finding[] {
  const shown = [...root.querySelectorAll('[hidden]:not([hidden="until-found"])')].filter(
    (element) => getComputedStyle(element).display !== 'none',
  );
  if (shown.length === 0) return [];
  const message = 'An element with `hidden` needs `display: none` (WCAG 1.3.1, 2.4.3)';
  return [{ rule: 'hidden', message, elements: shown.map(describe) }];
}
