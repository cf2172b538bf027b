import { forwardRef, useEffect, useRef } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { useFormLibraryRef, useMergedRef } from '../hooks/index.ts';
import { setNatively } from '../hooks/set-natively.ts';

interface ValueInputProps extends ComponentPropsWithoutRef<'input'> {
  readonly value: string;
  /** Called with the value that a form library assigns. */
  readonly onAssign: (value: string) => void;
  /** Receives the focus instead. */
  readonly visible: RefObject<HTMLElement | null>;
}

/**
 * The native input of a control whose visible text is not its value: takes part in forms and in form
 * libraries, is neither seen nor focused. Its events come from {@link reportValue} and {@link reportBlur}.
 */
export const ValueInput = forwardRef<HTMLInputElement, ValueInputProps>(function ValueInput(
  { value, onAssign, visible, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const libraryRef = useFormLibraryRef<string | number | null>({
    property: 'value',
    get: () => value,
    set: (next) => onAssign(String(next ?? '')),
  });
  const mergedRef = useMergedRef(input, useMergedRef(libraryRef, ref));
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // Defined, not assigned: the prototype may have a setter.
    Object.defineProperty(element, 'focus', {
      configurable: true,
      value: (options?: FocusOptions) => visible.current?.focus(options),
    });
    if (element.value !== value) element.value = value;
  });
  return <input {...rest} ref={mergedRef} hidden tabIndex={-1} defaultValue={value} />;
});

/** Sets the value that a person has chosen, with the event that a native control would fire. */
export function reportValue(element: HTMLInputElement | null, value: string): void {
  if (!element || element.value === value) return;
  setNatively(element, 'value', value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fires the event of a native control that has lost the focus. */
export function reportBlur(element: HTMLElement | null, relatedTarget: EventTarget | null): void {
  element?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
}
