import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once `duration` milliseconds have passed while not `paused`; `null` never ends.
 * The time already spent counts when it goes on (UI-4). A new `restartKey` starts afresh.
 */
export function usePausableTimeout(
  duration: number | null,
  paused: boolean,
  restartKey: unknown,
  onEnd: () => void,
): void {
  const left = useRef({ key: restartKey, ms: duration });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current.key !== restartKey) left.current = { key: restartKey, ms: duration };
    const remaining = left.current.ms;
    if (remaining === null || paused) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), remaining);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(0, remaining - (performance.now() - since));
    };
  }, [duration, paused, restartKey]);
}
