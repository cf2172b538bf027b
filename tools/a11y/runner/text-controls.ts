import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT =
  'textarea, input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="tel"], [type="url"], [type="password"], [type="number"])';

const PASTED = '1';

const controlsIn = (root: Element): readonly TextControl[] =>
  [...root.querySelectorAll<TextControl>(TEXT)].filter(
    (control) => isShown(control) && !control.disabled && !control.readOnly,
  );

/** @returns whether a handler has prevented what the browser would do */
const isPrevented = (control: Element, event: Event): boolean => !control.dispatchEvent(event);

const pressed = (key: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...init });

function pasted(): readonly Event[] {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', PASTED);
  const init = { bubbles: true, cancelable: true } as const;
  return [
    pressed('v', { ctrlKey: true }),
    new ClipboardEvent('paste', { ...init, clipboardData }),
    new InputEvent('beforeinput', { ...init, inputType: 'insertFromPaste', data: PASTED }),
  ];
}

/** Whether an event of pasting is prevented, and nothing is pasted instead. */
async function refusesPaste(control: TextControl): Promise<boolean> {
  const { value } = control;
  const isRefused = pasted().some((event) => isPrevented(control, event));
  if (!isRefused) return false;
  // The control may paste itself.
  await new Promise(requestAnimationFrame);
  return control.value === value;
}

/** Text controls that Tab does not leave, and those that refuse to paste (WCAG 2.1.2, 3.3.8). Moves the focus: last. */
export async function findTraps(root: Element): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const control of controlsIn(root)) {
    const elements = [describe(control)];
    control.focus({ preventScroll: true });
    const { value } = control;
    const isTrapped = [{}, { shiftKey: true }].some((init) =>
      isPrevented(control, pressed('Tab', init)),
    );
    if (isTrapped || control.value !== value) {
      findings.push({ rule: 'tab', message: 'Let Tab leave the field (WCAG 2.1.2)', elements });
    }
    if (await refusesPaste(control)) {
      findings.push({ rule: 'paste', message: 'Let people paste (WCAG 3.3.8)', elements });
    }
    control.blur();
  }
  return findings;
}
