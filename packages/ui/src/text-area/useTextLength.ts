import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/**
 * The length of the text in a native text area, which also changes without a render: by typing, by a
 * reset of its form, or by a library that sets its value.
 *
 * @param initialLength the length before mounting and on a server
 */
export function useTextLength(
  textarea: RefObject<HTMLTextAreaElement | null>,
  initialLength: number,
): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
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
    [textarea],
  );
  return useSyncExternalStore(
    subscribe,
    () => textarea.current?.value.length ?? initialLength,
    () => initialLength,
  );
}
