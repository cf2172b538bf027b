const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

function canTakeFocus(element: Element): boolean {
  return (
    element.matches(FOCUSABLE) &&
    !element.matches(':disabled, [type="hidden"], [aria-hidden="true"]') &&
    // In a radio group without a choice the buttons wait with tabindex -1 behind their group.
    !element.matches('[tabindex="-1"]:not([role="radio"])')
  );
}

/**
 * Puts the focus on the field with this id, or on the first control inside it when it is a group,
 * and brings its label into view. Returns whether there was something to focus.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const inside = [...field.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canTakeFocus);
  const checked = inside.find((element) => element.matches('[aria-checked="true"], :checked'));
  const target = field.matches('input, select, textarea, button') ? field : (checked ?? inside[0]);
  if (!target) return false;
  (document.getElementById(`${id}-label`) ?? target).scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
