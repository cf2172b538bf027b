import { useState } from 'react';
import { isSameValue } from './same-value.ts';

/**
 * Returns the same object for equal values: consumers may create layers and geometry in every
 * render, which must not restart the map.
 */
export function useByValue<Value>(value: Value): Value {
  const [kept, setKept] = useState({ value });
  if (isSameValue(kept.value, value)) return kept.value;
  setKept({ value });
  return value;
}
