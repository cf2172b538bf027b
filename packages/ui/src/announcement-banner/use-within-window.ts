import { useEffect, useState } from 'react';
import { isWithin, untilBoundary } from './validity-window.ts';
import type { Clock, ValidityWindow } from './validity-window.ts';

/**
 * Whether the current time is within the window; updates at its start and end without a reload.
 * Timers fire late after a laptop slept, therefore the time is checked again when the page becomes
 * visible.
 */
export function useWithinWindow(window: ValidityWindow, clock: Clock): boolean {
  const { startsAt, endsAt } = window;
  // Only triggers a render; the result is computed from the clock in each render.
  const [, setWithin] = useState(() => isWithin({ startsAt, endsAt }, clock.now()));
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const schedule = (): void => {
      cancel?.();
      const wait = untilBoundary({ startsAt, endsAt }, clock.now());
      cancel = wait === null ? null : clock.after(wait, update);
    };
    const update = (): void => {
      setWithin(isWithin({ startsAt, endsAt }, clock.now()));
      schedule();
    };
    // The boundary may have passed between render and effect.
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      cancel?.();
      document.removeEventListener('visibilitychange', update);
    };
  }, [startsAt, endsAt, clock]);
  return isWithin({ startsAt, endsAt }, clock.now());
}
