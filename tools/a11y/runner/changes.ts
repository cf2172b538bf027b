import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** Elements of one kind that are looked at: those of the other rows of a table are alike. */
const LOOKED_AT = 12;

const CHOICES =
  'select, input:is([type="checkbox"], [type="radio"]), [role="checkbox"], [role="radio"], [role="switch"]';
const FIELD =
  'textarea, select, input:not([type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"])';

const isUsable = (control: Element): boolean =>
  isShown(control) && !control.matches(':disabled, [aria-disabled="true"], [readonly]');

const usableIn = (root: Element, selector: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable).slice(0, LOOKED_AT);

/** Chooses another value as a person does. */
function change(control: HTMLElement): void {
  if (!(control instanceof HTMLSelectElement)) {
    control.click();
    return;
  }
  control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
  for (const type of ['input', 'change']) {
    control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** The page, without the values of its query: a list that is sorted or filtered keeps them there. */
const address = (): string => location.pathname + location.hash.replace(/\?.*$/, '');

/** Whether a chosen value moves the focus to another control or leads to another address (WCAG 3.2.2). */
async function movesOn(control: HTMLElement): Promise<boolean> {
  const before = address();
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) return false;
  change(control);
  await Promise.resolve();
  await Promise.resolve();
  const { activeElement, body } = document;
  const isMoved = control.isConnected && activeElement !== control && activeElement !== body;
  return isMoved || address() !== before;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visible text that names a field: its label, or an element that it refers to outside of a table. */
function textOf(field: Field): HTMLElement | undefined {
  const [label] = field.labels ?? [];
  if (label) return label;
  const [id = ''] = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  const named = document.getElementById(id);
  return named && !named.closest('th, td, legend, h1, h2, h3, h4, h5, h6') ? named : undefined;
}

/** Whether a press of the text that names a field neither focuses nor presses it. */
function hasDeadLabel(field: Field): boolean {
  const label = textOf(field);
  if (!label || !isShown(label) || label.closest('[hidden]')) return false;
  let isPressed = false;
  const onClick = (): void => {
    isPressed = true;
  };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  field.addEventListener('click', onClick);
  label.click();
  field.removeEventListener('click', onClick);
  return !isPressed && field.isConnected && document.activeElement !== field;
}

/** Choices that move the focus, and labels that do not lead to their field (EYE-5). Changes the story: last. */
export async function findChangeFaults(root: Element): Promise<Finding[]> {
  const moving: string[] = [];
  for (const control of usableIn(root, CHOICES)) {
    if (control.isConnected && (await movesOn(control))) moving.push(describe(control));
  }
  const dead = usableIn(root, FIELD)
    .filter((field) => hasDeadLabel(field as Field))
    .map(describe);
  const faults = [
    ['dead-label', 'Let a press of the label lead to its field (WCAG 1.3.1, 2.5.8)', dead],
    ['change', 'Move on when a button is pressed, not when a value is chosen (WCAG 3.2.2)', moving],
  ] as const;
  return faults.flatMap(([rule, message, elements]) =>
    elements.length === 0 ? [] : [{ rule, message, elements }],
  );
}
