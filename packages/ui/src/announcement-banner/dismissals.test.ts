import { describe, expect, it, vi } from 'vitest';
import { createDismissals } from './dismissals.ts';
import type { DismissalStorage } from './dismissals.ts';
import { shownBanners } from './shown.ts';

function memory(): DismissalStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

const text = { de: '', en: '' };

describe('dismissed banners', () => {
  it('stay away on the next visit, until their version changes', () => {
    const storage = memory();
    createDismissals(() => storage).dismiss('works', '1');
    const closed = createDismissals(() => storage).get();
    const ids = (version: string) =>
      shownBanners([{ id: 'works', message: text, version }], closed).map(({ id }) => id);
    expect(ids('1')).toEqual([]);
    expect(ids('2')).toEqual(['works']);
  });

  it('tells who listens, and gives the same object until something changes', () => {
    const dismissals = createDismissals(null);
    const listener = vi.fn<() => void>();
    const stop = dismissals.subscribe(listener);
    expect(dismissals.get()).toBe(dismissals.get());
    dismissals.dismiss('a', '1');
    stop();
    dismissals.dismiss('b', '1');
    expect(listener).toHaveBeenCalledTimes(1);
    expect([...dismissals.get().keys()]).toEqual(['a', 'b']);
  });

  it.each(['nonsense', '3', 'null', '{"a":4}'])('reads %s as nothing', (kept) => {
    const storage = memory();
    storage.kept.set('own', kept);
    expect(createDismissals(() => storage, 'own').get().size).toBe(0);
  });

  it('works on for this page where a browser forbids its storage', () => {
    const dismissals = createDismissals(() => {
      throw new Error('denied');
    });
    dismissals.dismiss('a', '1');
    expect(dismissals.get().get('a')).toBe('1');
  });

  it('shows the most important first, and what cannot be closed always', () => {
    const shown = shownBanners(
      [
        { id: 'low', message: text },
        { id: 'same', message: text },
        { id: 'high', message: text, priority: 5, closable: false },
      ],
      new Map([['high', '']]),
    );
    expect(shown.map(({ id }) => id)).toEqual(['high', 'low', 'same']);
  });
});
