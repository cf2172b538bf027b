import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceUntilUnload } from './debounce-until-unload.ts';

/** A page that can be hidden and unloaded. */
function page() {
  const window = new EventTarget();
  const visibilityState: DocumentVisibilityState = 'visible';
  const document = Object.assign(new EventTarget(), { visibilityState });
  return {
    events: { window, document },
    hide: (state: DocumentVisibilityState) => {
      Object.assign(document, { visibilityState: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => window.dispatchEvent(new Event('pagehide')),
  };
}

describe('debounceUntilUnload', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs the last function once after the delay', () => {
    const done: string[] = [];
    const debounce = debounceUntilUnload(200, page().events);
    debounce(() => done.push('first'));
    vi.advanceTimersByTime(150);
    debounce(() => done.push('second'));
    expect(done).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(done).toEqual(['second']);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['second']);
  });

  it('runs it at once when the page is hidden or unloaded, and not again', () => {
    for (const end of ['hide', 'leave'] as const) {
      const done: string[] = [];
      const testPage = page();
      const debounce = debounceUntilUnload(200, testPage.events);
      debounce(() => done.push('run'));
      testPage.hide('visible');
      expect(done).toEqual([]);
      if (end === 'hide') testPage.hide('hidden');
      else testPage.leave();
      vi.advanceTimersByTime(1000);
      expect(done).toEqual(['run']);
    }
  });
});
