import { scrollTo } from '../hooks/index.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

function isFocusable(element: Element): boolean {
  return (
    element.matches(FOCUSABLE) &&
    !element.matches(':disabled, [type="hidden"], [aria-hidden="true"]') &&
    // In a radio group without a selection all radio buttons may have tabindex -1.
    !element.matches('[tabindex="-1"]:not([role="radio"])')
  );
}

/**
 * Moves the focus to the field with this id, or to the checked or first control inside it if it is
 * a group, and scrolls its label into view. Returns whether an element received the focus.
 *
 * @param root the document or shadow root that the field is in; by default the document of the script
 */
export function focusField(id: string, root: Document | ShadowRoot = document): boolean {
  const field = root.getElementById(id);
  if (!field) return false;
  const candidates = [...field.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isFocusable);
  const checked = candidates.find((element) => element.matches('[aria-checked="true"], :checked'));
  const target = field.matches('input, select, textarea, button')
    ? field
    : (checked ?? candidates[0]);
  if (!target) return false;
  scrollTo(root.getElementById(`${id}-label`) ?? target, { block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
