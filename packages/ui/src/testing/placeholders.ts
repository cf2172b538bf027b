import { describe, isShown } from './elements.ts';
import { contrastOn, groundOf } from './painted-color.ts';
import type { Finding } from './types.ts';

/** Contrast of a text (WCAG 1.4.3). */
const REQUIRED = 4.5;

/** Fields whose placeholder is shown. */
const EMPTY = ':is(input, textarea):placeholder-shown:not(:disabled)';

function isFaint(field: Element): boolean {
  const { color, opacity } = getComputedStyle(field, '::placeholder');
  return Number(opacity) < 1 || contrastOn(color, groundOf(field)) < REQUIRED;
}

/** Placeholders with a contrast below 4.5 : 1, which axe does not measure (WCAG 1.4.3). */
export function findFaintPlaceholders(root: Element): Finding[] {
  const faint = [...root.querySelectorAll(EMPTY)].filter(isShown).filter(isFaint);
  if (faint.length === 0) return [];
  const message = `Give the placeholder a contrast of ${REQUIRED} : 1 (WCAG 1.4.3)`;
  return [{ rule: 'placeholder', message, elements: faint.map(describe) }];
}

/** Gives every field without a placeholder one, so that its colours are measured. @returns a function that removes them */
export function fillPlaceholders(root: Element): () => void {
  const filled = [
    ...root.querySelectorAll('input:not([placeholder]), textarea:not([placeholder])'),
  ];
  for (const field of filled) field.setAttribute('placeholder', 'Text');
  return () => {
    for (const field of filled) field.removeAttribute('placeholder');
  };
}
