import { useState } from 'react';

/**
 * State that the consumer may control: with a `value` it is the consumer's, otherwise the
 * component stores it, starting with `initialValue`. `onChange` is called in both cases.
 */
export function useControllableState<Value>(
  value: Value | undefined,
  initialValue: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, setValue: (value: Value) => void] {
  const [internalValue, setInternalValue] = useState(initialValue);
  const isControlled = value !== undefined;
  const setValue = (next: Value): void => {
    if (!isControlled) setInternalValue(next);
    onChange?.(next);
  };
  return [isControlled ? value : internalValue, setValue];
}
