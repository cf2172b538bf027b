import { useSyncExternalStore } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

/** Attributes of a native input that only forms and form libraries use; the button after it is the visible control. */
export const NATIVE_INPUT = {
  'aria-hidden': true,
  tabIndex: -1,
  // Browsers and form libraries focus an invalid input.
  onFocus({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const control = currentTarget.nextElementSibling;
    if (control instanceof HTMLElement) control.focus();
  },
  // The click on the button bubbles already.
  onClick(event: MouseEvent): void {
    event.stopPropagation();
  },
} as const;

const subscribe = () => () => undefined;

/**
 * Whether React runs in a browser and has taken over the HTML of the server. Until then a checkbox or radio button is one without
 * Radix: its parts would write inline styles into that HTML, which a Content Security Policy may forbid.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
