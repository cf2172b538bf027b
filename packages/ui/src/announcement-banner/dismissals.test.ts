import { describe, expect, it, vi } from 'vitest';
import { createDismissals } from './dismissals.ts';
import type { DismissalStorage } from './dismissals.ts';
import { byPriority, isShown } from './visible-banners.ts';

function memory(): DismissalStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

const text = { de: '', en: '' };

describe('dismissed banners (UI-3)', () => {
  it('stay hidden on the next visit, until their version changes', () => {
    const storage = memory();
    createDismissals(() => storage).dismiss('maintenance', '1');
    const closed = createDismissals(() => storage).get();
    expect(isShown({ id: 'maintenance', message: text, version: '1' }, closed)).toBe(false);
    expect(isShown({ id: 'maintenance', message: text, version: '2' }, closed)).toBe(true);
  });

  it('notifies subscribers, and returns the same object until something changes', () => {
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

  it.each(['nonsense', '3', 'null', '{"a":4}'])(
    'reads the invalid value %s as no dismissals',
    (value) => {
      const storage = memory();
      storage.entries.set('own', value);
      expect(createDismissals(() => storage, 'own').get().size).toBe(0);
    },
  );

  it('keeps dismissals in memory where the browser denies access to its storage', () => {
    const dismissals = createDismissals(() => {
      throw new Error('denied');
    });
    dismissals.dismiss('a', '1');
    expect(dismissals.get().get('a')).toBe('1');
  });

  it('are always shown if they cannot be closed', () => {
    const closed = new Map([['high', '']]);
    expect(isShown({ id: 'high', message: text }, closed)).toBe(false);
    expect(isShown({ id: 'high', message: text, dismissible: false }, closed)).toBe(true);
  });
});

describe('banners (UI-3)', () => {
  it('are ordered by priority; equal ones keep their order', () => {
    const ordered = byPriority([
      { id: 'low', message: text },
      { id: 'same', message: text },
      { id: 'high', message: text, priority: 5 },
    ]);
    expect(ordered.map(({ id }) => id)).toEqual(['high', 'low', 'same']);
  });
});
