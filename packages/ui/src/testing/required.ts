import { describe } from './elements.ts';
import type { Finding } from './types.ts';

const EXPOSED = ':required, [aria-required="true"]';

/** The end of the id of what marks a field; before it is the id of the control. */
const MARKING = '-marking';

/** The control that a marking belongs to. */
function controlOf(marking: Element): Element | null {
  return document.getElementById(marking.id.slice(0, -MARKING.length));
}

/** Whether a screen reader says that the control is required: by its state, by that of each control in a group, or by the marking. */
function isExposed(control: Element, marking: Element): boolean {
  const describedBy = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return (
    control.matches(EXPOSED) ||
    control.querySelector(EXPOSED) !== null ||
    describedBy.includes(marking.id)
  );
}

/** Fields that are marked as required for the eyes only (WCAG 1.3.1, 3.3.2). */
export function findUnsaidRequired(root: Element): Finding[] {
  const unsaid = [...root.querySelectorAll(`[data-requirement="required"][id$="${MARKING}"]`)]
    .map((marking) => ({ marking, control: controlOf(marking) }))
    .filter(({ marking, control }) => !control || !isExposed(control, marking));
  if (unsaid.length === 0) return [];
  const message = 'Expose that the field is required: `required` or `aria-required` (WCAG 1.3.1)';
  return [{ rule: 'required', message, elements: unsaid.map(({ marking }) => describe(marking)) }];
}
