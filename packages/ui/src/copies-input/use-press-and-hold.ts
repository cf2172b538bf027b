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

/** Runs an action when the button is released, and repeats it while the button is held; a pointer that is moved away before ends it (WCAG 2.5.2). */
export function usePressAndHold(action: () => void): PressAndHold {
  const run = useStableCallback(action);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hasRepeated = useRef(false);
  const stop = useCallback((): void => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const repeat = (delay: number): void => {
    timer.current = setTimeout(() => {
      hasRepeated.current = true;
      run();
      repeat(NEXT_DELAY_MS);
    }, delay);
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      stop();
      hasRepeated.current = false;
      repeat(FIRST_DELAY_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Detail 0 means keyboard or voice control.
    onClick: (event) => {
      if (event.detail === 0 || !hasRepeated.current) run();
    },
  };
}
