import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The text direction of an element. Radix assumes left to right where it is not told otherwise; the
 * direction can be set on any ancestor, so it is read from the computed style after mounting.
 */
export function useTextDirection(element: RefObject<Element | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (!element.current) return;
    setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [element]);
  return direction;
}
