import type { Page } from 'playwright';

/** What a page spent in the browser's `Intl`, and in long tasks. */
export interface IntlWork {
  readonly intl: number;
  readonly calls: readonly string[];
  readonly blocking: number;
}

declare global {
  interface Window {
    intlWork?: { intl: number; calls: string[]; blocking: number };
  }
}

/** Measures every use of `Intl` in documents that the page loads from now on. */
export async function observeIntl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work: { intl: number; calls: string[]; blocking: number } = {
      intl: 0,
      calls: [],
      blocking: 0,
    };
    window.intlWork = work;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) work.blocking += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
    const measure = <Value>(what: string, act: () => Value): Value => {
      const start = performance.now();
      const value = act();
      const duration = performance.now() - start;
      work.intl += duration;
      if (duration >= 1) work.calls.push(`${what} ${duration.toFixed(0)} ms`);
      return value;
    };
    const names = [
      'Collator',
      'DateTimeFormat',
      'DisplayNames',
      'ListFormat',
      'NumberFormat',
      'PluralRules',
      'RelativeTimeFormat',
      'Segmenter',
    ] as const;
    for (const name of names) {
      const observed = new Proxy(Intl[name], {
        construct: (target, parameters) =>
          measure(name, () => Reflect.construct(target, parameters)),
        get: (target, key) =>
          key === 'supportedLocalesOf'
            ? (...parameters: readonly unknown[]): unknown =>
                measure(`${name}.${key}`, () =>
                  Reflect.apply(target.supportedLocalesOf, target, parameters),
                )
            : Reflect.get(target, key),
      });
      Object.defineProperty(Intl, name, { value: observed });
    }
  });
}

/** What the page has spent since it was loaded. */
export async function takeIntlWork(page: Page): Promise<IntlWork> {
  return page.evaluate(() => {
    if (!window.intlWork) throw new Error('Intl is not observed.');
    return window.intlWork;
  });
}
