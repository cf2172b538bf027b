import type { FocusEvent } from 'react';
import { isElement } from '../hooks/dom.ts';
import { setNatively } from '../hooks/set-natively.ts';

/** Browsers and form libraries focus an invalid native input; the button before it is the visible control. */
export function focusVisibleControl({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const control = currentTarget.previousElementSibling;
  if (isElement(control)) control.focus();
}

/** Sets the state that a person has chosen, with the event from which React makes `onChange`. */
export function reportChecked(input: HTMLInputElement | null | undefined, checked: boolean): void {
  if (!input) return;
  setNatively(input, 'checked', checked);
  input.dispatchEvent(new Event('click', { bubbles: true }));
}
