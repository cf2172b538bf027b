import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';

function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** One ref that fills two: the component's own and the one it was given. */
export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      fill(own, element);
      fill(given, element);
    },
    [own, given],
  );
}
