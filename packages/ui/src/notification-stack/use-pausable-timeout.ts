import { useEffect, useRef } from 'react';
import { useStableCallback } from '../hooks/index.ts';

/**
 * Calls `onEnd` once `duration` milliseconds have passed while not `paused`; `null` never calls it.
 * The time before a pause counts. A new `restartKey` starts again at the full duration.
 */
export function usePausableTimeout(
  duration: number | null,
  paused: boolean,
  restartKey: unknown,
  onEnd: () => void,
): void {
  const left = useRef({ key: restartKey, ms: duration });
  const end = useStableCallback(onEnd);
  useEffect(() => {
    if (left.current.key !== restartKey) left.current = { key: restartKey, ms: duration };
    const remaining = left.current.ms;
    if (remaining === null || paused) return undefined;
    const since = performance.now();
    const timer = setTimeout(end, remaining);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(0, remaining - (performance.now() - since));
    };
  }, [duration, paused, restartKey, end]);
}
