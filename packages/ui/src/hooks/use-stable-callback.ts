import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same at every render and always calls the callback of the latest one.
 * For subscriptions, timers and memoised children, which must not start again because a consumer
 * passes a new function. Call it in effects and event handlers only, never while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Before every other effect, so that effects of the same render already call the new callback.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
