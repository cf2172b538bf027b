import type { CSSProperties, FocusEvent } from 'react';

/**
 * Overrides the inline styles that Radix sets on the native input behind a checkbox or radio button:
 * a Content Security Policy may forbid `style` attributes. Our styles are in the style sheet.
 */
export const WITHOUT_INLINE_STYLE: CSSProperties = {
  position: undefined,
  width: undefined,
  height: undefined,
  pointerEvents: undefined,
  opacity: undefined,
  margin: undefined,
  transform: undefined,
};

/** Browsers and form libraries focus an invalid native input; the button before it is the visible control. */
export function focusVisibleControl({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const control = currentTarget.previousElementSibling;
  if (control instanceof HTMLElement) control.focus();
}
