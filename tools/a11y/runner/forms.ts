import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

const FIELD =
  'textarea, select, input:not([type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"])';

const textOf = (ids: string | null): string =>
  (ids ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** A field of which only the placeholder, which disappears, says what it is for. */
function isUnlabelled(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  const label = field.getAttribute('aria-label') ?? textOf(field.getAttribute('aria-labelledby'));
  return label === '' && (field.labels?.length ?? 0) === 0;
}

/** A field with an error that no screen reader connects with it. */
const isUnexplained = (field: Element): boolean =>
  textOf(field.getAttribute('aria-describedby')) === '' &&
  textOf(field.getAttribute('aria-errormessage')) === '';

/** A group of which one is chosen, in which several are. */
const hasSeveral = (group: Element): boolean =>
  !group.matches('[aria-multiselectable="true"]') &&
  group.querySelectorAll('[role="tab"][aria-selected="true"], [role="radio"][aria-checked="true"]')
    .length > 1;

/** Fields without a lasting label or with an error that is beside them only, and groups with several chosen ones (EYE-5). */
export function findFormFaults(root: Element): Finding[] {
  const fields = [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(FIELD),
  ].filter(isShown);
  const faults = [
    ['label', 'Label the field beside its placeholder (WCAG 3.3.2)', fields.filter(isUnlabelled)],
    [
      'error',
      'Connect the error with its field (WCAG 1.3.1, 3.3.1)',
      fields.filter((field) => field.matches('[aria-invalid="true"]') && isUnexplained(field)),
    ],
    [
      'choice',
      'Show one element of the group as chosen (WCAG 4.1.2)',
      [...root.querySelectorAll('[role="tablist"], [role="radiogroup"]')].filter(hasSeveral),
    ],
  ] as const;
  return faults.flatMap(([rule, message, elements]) =>
    elements.length === 0 ? [] : [{ rule, message, elements: elements.map(describe) }],
  );
}
