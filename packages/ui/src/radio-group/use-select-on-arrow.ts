import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const ARROW_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

interface SelectOnArrow {
  readonly group: {
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  readonly onItemFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Selects the radio button that an arrow key moves the focus to. Radix does so only while the key is
 * still down when the focus arrives; with a short key press or a switch device the selection would
 * not follow the focus.
 */
export function useSelectOnArrow(): SelectOnArrow {
  const isArrowPressed = useRef(false);
  return {
    group: {
      onKeyDownCapture: (event) => {
        isArrowPressed.current = ARROW_KEYS.includes(event.key);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) isArrowPressed.current = false;
      },
    },
    onItemFocus: (event) => {
      if (!isArrowPressed.current) return;
      isArrowPressed.current = false;
      // Radix skips its own handler for a prevented event.
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}
