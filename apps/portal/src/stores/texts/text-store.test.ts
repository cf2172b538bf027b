import { describe, expect, it } from 'vitest';
import type { LoadTexts } from './text-store.ts';
import { createTextStore } from './text-store.ts';

type Loaded = Awaited<ReturnType<LoadTexts>>;

interface Call {
  readonly key: string;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** A store whose loads are answered by the test. */
function storeWithCalls() {
  const calls: Call[] = [];
  const store = createTextStore((language, parts) => {
    const texts: Loaded = { language, parts, messages: {}, components: [] };
    const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
    calls.push({
      key: [language, ...parts].join(' '),
      answer: () => resolve(texts),
      fail: () => reject(new Error('offline')),
    });
    return promise;
  }, 'de');
  return { store, calls };
}

const shown = ({ language, parts }: Loaded): string => [language, ...parts].join(' ');

describe('texts of the portal', () => {
  it('are loaded in parts, each once', async () => {
    const { store, calls } = storeWithCalls();
    const first = store.need(['first']);
    calls[0]?.answer();
    await first;
    const more = store.need(['first', 'pages']);
    calls[1]?.answer();
    await more;
    await store.need(['pages', 'first']);
    expect(calls.map(({ key }) => key)).toEqual(['de first', 'de first pages']);
    expect(shown(store.get())).toBe('de first pages');
    expect(store.has(['pages'])).toBe(true);
    expect(store.has(['orders'])).toBe(false);
  });

  it('change their language with all parts at once', async () => {
    const { store, calls } = storeWithCalls();
    const first = store.need(['first', 'pages']);
    calls[0]?.answer();
    await first;
    const change = store.show('en');
    expect(shown(store.get())).toBe('de first pages');
    calls[1]?.answer();
    await change;
    expect(shown(store.get())).toBe('en first pages');
  });

  it('of a page wait for a language that is chosen meanwhile', async () => {
    const { store, calls } = storeWithCalls();
    const page = store.need(['first', 'pages']);
    const change = store.show('en');
    calls[0]?.answer();
    calls[1]?.answer();
    await Promise.all([page, change]);
    expect(calls.map(({ key }) => key)).toEqual(['de first pages', 'en first pages']);
    expect(shown(store.get())).toBe('en first pages');
  });

  it('that arrive late do not replace those asked for last', async () => {
    const { store, calls } = storeWithCalls();
    const english = store.show('en');
    const german = store.show('de');
    calls[1]?.answer();
    await german;
    calls[0]?.answer();
    await english;
    expect(store.get().language).toBe('de');
  });

  it('stay as they are when others cannot be loaded, until somebody asks again', async () => {
    const { store, calls } = storeWithCalls();
    const first = store.need(['first']);
    calls[0]?.answer();
    await first;
    const failed = [store.need(['pages']), store.show('en')];
    calls[1]?.fail();
    calls[2]?.fail();
    const results = await Promise.allSettled(failed);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(shown(store.get())).toBe('de first');
    const again = store.need(['pages']);
    calls[3]?.answer();
    await again;
    expect(shown(store.get())).toBe('de first pages');
  });
});
