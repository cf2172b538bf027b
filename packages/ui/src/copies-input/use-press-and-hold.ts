import { useCallback, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { useStableCallback } from '../hooks/index.ts';

const FIRST_DELAY_MS = 500;
const NEXT_DELAY_MS = 110;

interface PressAndHold {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onPointerCancel(): void;
  onClick(event: { detail: number }): void;
}

/** Repeats an action while the button is held; activation by keyboard or voice control runs it once. */
export function usePressAndHold(action: () => void): PressAndHold {
  const run = useStableCallback(action);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stop = useCallback((): void => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const repeat = (delay: number): void => {
    timer.current = setTimeout(() => {
      run();
      repeat(NEXT_DELAY_MS);
    }, delay);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      stop();
      run();
      repeat(FIRST_DELAY_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // `pointerdown` has already handled a click of a pointer; detail 0 means keyboard or voice control.
    onClick: (event) => {
      if (event.detail === 0) run();
    },
  };
}
