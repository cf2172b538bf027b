import type { Page } from 'playwright';

/** Times of key presses. */
export interface KeyTimes {
  /** From each press to the next frame, in milliseconds; the browser rounds to 8 ms. */
  readonly presses: readonly number[];
  /** Longest time between two frames, in milliseconds. */
  readonly longestFrame: number;
}

declare global {
  interface Window {
    keyTimes?: { presses: Map<number, number>; longestFrame: number; ends: boolean };
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Observes key presses by the Event Timing API until `end`. */
export async function observeKeys(page: Page): Promise<{ end: () => Promise<KeyTimes> }> {
  await page.evaluate(() => {
    const watch = { presses: new Map<number, number>(), longestFrame: 0, ends: false };
    window.keyTimes = watch;
    let last = performance.now();
    const onFrame = (now: number): void => {
      watch.longestFrame = Math.max(watch.longestFrame, now - last);
      last = now;
      if (!watch.ends) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration, name } = entry as PerformanceEventTiming;
        // A press has several events with one id; keyup is not part of the latency.
        if (!interactionId || name === 'keyup') continue;
        watch.presses.set(interactionId, Math.max(watch.presses.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  return {
    async end() {
      await page.waitForTimeout(200);
      return page.evaluate(() => {
        const watch = window.keyTimes;
        if (!watch) throw new Error('Key presses are not observed.');
        watch.ends = true;
        return { presses: [...watch.presses.values()], longestFrame: watch.longestFrame };
      });
    },
  };
}
