import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';

function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** One ref that sets two: the component's own and the one passed by its consumer. */
export function useMergedRef<Element>(
  ownRef: Ref<Element> | undefined,
  forwardedRef: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      assignRef(ownRef, element);
      assignRef(forwardedRef, element);
    },
    [ownRef, forwardedRef],
  );
}
