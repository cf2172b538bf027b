import { useEffect, useState } from 'react';
import { isWithin, untilBoundary } from './window.ts';
import type { Clock, ValidityWindow } from './window.ts';

/**
 * Whether the clock stands in the window, kept true to the boundary without a reload. A laptop
 * that slept gets its timers late, therefore the clock is asked again when the page is shown.
 */
export function useWithinWindow(window: ValidityWindow, clock: Clock): boolean {
  const { startsAt, endsAt } = window;
  const [, recheck] = useState(0);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const arm = (): void => {
      cancel?.();
      const wait = untilBoundary({ startsAt, endsAt }, clock.now());
      cancel = wait === null ? null : clock.after(wait, wake);
    };
    const wake = (): void => {
      recheck((count) => count + 1);
      arm();
    };
    arm();
    document.addEventListener('visibilitychange', wake);
    return () => {
      cancel?.();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [startsAt, endsAt, clock]);
  return isWithin({ startsAt, endsAt }, clock.now());
}
