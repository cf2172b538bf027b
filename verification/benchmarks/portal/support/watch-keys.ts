import type { Page } from 'playwright';

/** What the browser tells about the keys that were pressed. */
export interface KeyTimes {
  /** From each press to the next picture, in milliseconds, in steps of 8 as the browser tells them. */
  readonly presses: readonly number[];
  /** Longest time between two pictures meanwhile, in milliseconds. */
  readonly longestFrame: number;
}

declare global {
  interface Window {
    keyWatch?: { presses: Map<number, number>; longestFrame: number; ends: boolean };
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Watches keys by the Event Timing interface until `end`. */
export async function watchKeys(page: Page): Promise<{ end: () => Promise<KeyTimes> }> {
  await page.evaluate(() => {
    const watch = { presses: new Map<number, number>(), longestFrame: 0, ends: false };
    window.keyWatch = watch;
    let last = performance.now();
    const beat = (now: number): void => {
      watch.longestFrame = Math.max(watch.longestFrame, now - last);
      last = now;
      if (!watch.ends) requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration, name } = entry as PerformanceEventTiming;
        // A press has several events of one id; letting a key go is not what one waits for.
        if (!interactionId || name === 'keyup') continue;
        watch.presses.set(interactionId, Math.max(watch.presses.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  return {
    async end() {
      await page.waitForTimeout(200);
      return page.evaluate(() => {
        const watch = window.keyWatch;
        if (!watch) throw new Error('Nobody watches the keys.');
        watch.ends = true;
        return { presses: [...watch.presses.values()], longestFrame: watch.longestFrame };
      });
    },
  };
}
