import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/**
 * The length of the text in a text area. Uncontrolled, its text also changes without a render: by typing, by a reset of
 * its form, or by a library that sets its value. Controlled, there is no listener: it would render before React has
 * handled the key press, and React would put the old value back.
 *
 * @param value the text of a controlled text area
 * @param initialLength the length of an uncontrolled one before mounting and on a server
 */
export function useTextLength(
  textarea: RefObject<HTMLTextAreaElement | null>,
  value: string | undefined,
  initialLength: number,
): number {
  const isControlled = value !== undefined;
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (isControlled) return () => undefined;
      const element = textarea.current;
      const form = element?.form;
      // The browser resets the values after the event.
      const onReset = (): void => {
        setTimeout(onChange);
      };
      element?.addEventListener('input', onChange);
      form?.addEventListener('reset', onReset);
      return () => {
        element?.removeEventListener('input', onChange);
        form?.removeEventListener('reset', onReset);
      };
    },
    [textarea, isControlled],
  );
  return useSyncExternalStore(
    subscribe,
    () => value?.length ?? textarea.current?.value.length ?? initialLength,
    () => value?.length ?? initialLength,
  );
}
