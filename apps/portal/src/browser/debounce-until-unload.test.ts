import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceUntilUnload } from './debounce-until-unload.ts';

/** A page that can be hidden and left. */
function page() {
  const window = new EventTarget();
  const visibilityState: DocumentVisibilityState = 'visible';
  const document = Object.assign(new EventTarget(), { visibilityState });
  return {
    leaving: { window, document },
    hide: (state: DocumentVisibilityState) => {
      Object.assign(document, { visibilityState: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => window.dispatchEvent(new Event('pagehide')),
  };
}

describe('soon', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does what was asked last, once', () => {
    const done: string[] = [];
    const soon = debounceUntilUnload(200, page().leaving);
    soon(() => done.push('first'));
    vi.advanceTimersByTime(150);
    soon(() => done.push('second'));
    expect(done).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(done).toEqual(['second']);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['second']);
  });

  it('does it at once when the page is hidden or left, and not again', () => {
    for (const end of ['hide', 'leave'] as const) {
      const done: string[] = [];
      const there = page();
      const soon = debounceUntilUnload(200, there.leaving);
      soon(() => done.push('kept'));
      there.hide('visible');
      expect(done).toEqual([]);
      if (end === 'hide') there.hide('hidden');
      else there.leave();
      vi.advanceTimersByTime(1000);
      expect(done).toEqual(['kept']);
    }
  });
});
