import { useEffect, useState } from 'react';
import { isWithin, untilBoundary } from './window.ts';
import type { Clock, ValidityWindow } from './window.ts';

/**
 * Whether the clock stands in the window, kept true to the boundary without a reload. A laptop
 * that slept gets its timers late, therefore the clock is asked again when the page is shown.
 */
export function useWithinWindow(window: ValidityWindow, clock: Clock): boolean {
  const { startsAt, endsAt } = window;
  // As it was last looked up; what counts is the clock at each drawing.
  const [, setAnswer] = useState(() => isWithin({ startsAt, endsAt }, clock.now()));
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const arm = (): void => {
      cancel?.();
      const wait = untilBoundary({ startsAt, endsAt }, clock.now());
      cancel = wait === null ? null : clock.after(wait, wake);
    };
    const wake = (): void => {
      setAnswer(isWithin({ startsAt, endsAt }, clock.now()));
      arm();
    };
    // At once: the boundary may have passed between the drawing and now.
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      cancel?.();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [startsAt, endsAt, clock]);
  return isWithin({ startsAt, endsAt }, clock.now());
}
