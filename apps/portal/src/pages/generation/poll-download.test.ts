import { ApiError } from '@portal/api';
import type { DownloadStatusAnswer } from '@portal/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollDownload } from './poll-download.ts';
import type { DownloadState } from './poll-download.ts';

const settings = { intervalMs: 5000, timeoutMs: 900_000 };

const answer = (
  downloadStatus: DownloadStatusAnswer['downloadStatus'],
  orderStatus: DownloadStatusAnswer['orderStatus'] = 'READY_FOR_DELIVERY',
): DownloadStatusAnswer => ({
  orderNumber: 'L-1',
  orderStatus,
  closeResolution: null,
  downloadStatus,
});

const down = new ApiError('network', 0, null);
const gone = new ApiError('problem', 404, null);

/** Watches a service that gives these answers in turn, the last one for ever. */
function watching(...answers: readonly (DownloadStatusAnswer | Error)[]) {
  const seen: DownloadState[] = [];
  let asked = 0;
  const watch = pollDownload({
    ask: async () => {
      const next = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (next instanceof Error) throw next;
      if (!next) throw down;
      return next;
    },
    now: () => Date.now(),
    settings,
    onChange: (watched) => seen.push(watched),
  });
  return { watch, asked: () => asked, last: () => seen.at(-1) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('waiting for an extract (FLOW-17)', () => {
  it('asks at once and then every 5000 ms until it is ready', async () => {
    const { asked, last } = watching(answer('WAITING'), answer('WAITING'), answer('READY'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(4999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(5001);
    expect(asked()).toBe(3);
    expect(last()).toEqual({ state: 'ready', error: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(3);
  });

  it('gives up after 900000 ms and asks no more', async () => {
    const { asked, last } = watching(answer('WAITING'));
    await vi.advanceTimersByTimeAsync(899_999);
    expect(last()?.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(last()?.state).toBe('timeout');
    const count = asked();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked()).toBe(count);
  });

  it('overlooks two failures in a row and says the third, and goes on asking', async () => {
    const { last } = watching(answer('WAITING'), down, down, down, answer('READY'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()?.error).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(last()).toEqual({ state: 'waiting', error: down });
    await vi.advanceTimersByTimeAsync(5000);
    expect(last()).toEqual({ state: 'ready', error: null });
  });

  it('says at once what will not change, until it is started again', async () => {
    const { watch, asked, last } = watching(gone, answer('READY'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last()?.error).toBe(gone);
    expect(asked()).toBe(1);
    watch.restart();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ state: 'ready', error: null });
  });

  it('asks at once when the tab is seen again, even after the time-out', async () => {
    const { watch, asked, last } = watching(answer('WAITING'), answer('WAITING'), answer('READY'));
    await vi.advanceTimersByTimeAsync(1000);
    watch.askNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(2);
    // The laptop sleeps: the clock goes on, no timer fires.
    vi.setSystemTime(Date.now() + 2_000_000);
    watch.askNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()?.state).toBe('ready');
  });

  it('stays given up when the one more question brings nothing new', async () => {
    const { watch, last } = watching(answer('WAITING'));
    await vi.advanceTimersByTimeAsync(900_000);
    watch.askNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()?.state).toBe('timeout');
  });

  it('ends when the person leaves or downloads', async () => {
    const { watch, asked } = watching(answer('WAITING'));
    await vi.advanceTimersByTimeAsync(5000);
    watch.stop();
    watch.askNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(2);
  });

  it('does not ask for what is not paid until the tab is seen again', async () => {
    const { watch, asked, last } = watching(answer('NOT_AVAILABLE', 'APPROVED'), answer('READY'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
    expect(last()?.state).toBe('not-paid');
    watch.askNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()?.state).toBe('ready');
  });
});
