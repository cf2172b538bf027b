import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

interface FormValue<Value> {
  /** Property that form libraries read and assign: `checked` of a checkbox, `value` of others. */
  readonly property: 'checked' | 'value';
  readonly get: () => Value;
  /** Called when a library assigns another value. */
  readonly set: (value: Value) => void;
}

/**
 * A ref that gives an element a property with the component's value. Form libraries that work with
 * refs (such as `register` of React Hook Form) read and assign it to get and set the value; an
 * assignment to a native control would otherwise not reach the state of the component.
 */
export function useFormLibraryRef<Value>({
  property,
  get,
  set,
}: FormValue<Value>): RefCallback<HTMLElement> {
  const read = useStableCallback(get);
  const assign = useStableCallback(set);
  // The ref of a consumer may be a new function in every render; React then passes the element again.
  const [prepared] = useState(() => new WeakSet<HTMLElement>());
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || prepared.has(element)) return;
      prepared.add(element);
      // React defines a property of its own, by which it notices changes: it must receive the value too.
      const native =
        Object.getOwnPropertyDescriptor(element, property) ??
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property);
      Object.defineProperty(element, property, {
        configurable: true,
        enumerable: true,
        get: () => (native?.get ? native.get.call(element) : read()),
        set: (next: Value) => {
          native?.set?.call(element, next);
          if ((next ?? '') !== (read() ?? '')) assign(next);
        },
      });
    },
    [property, read, assign, prepared],
  );
}
