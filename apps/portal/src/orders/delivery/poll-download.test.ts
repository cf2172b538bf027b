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
const notFound = new ApiError('problem', 404, null);

/** Polls a service with these answers in turn; the last one repeats. */
function polling(...answers: readonly (DownloadStatusAnswer | Error)[]) {
  const states: DownloadState[] = [];
  let requests = 0;
  const download = pollDownload({
    requestStatus: async () => {
      const next = answers[Math.min(requests, answers.length - 1)];
      requests += 1;
      if (next instanceof Error) throw next;
      if (!next) throw down;
      return next;
    },
    now: () => Date.now(),
    settings,
    onChange: (state) => states.push(state),
  });
  return { download, requests: () => requests, last: () => states.at(-1) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('polling the download status (FLOW-17)', () => {
  it('polls at once and then every 5000 ms until it is ready', async () => {
    const { requests, last } = polling(answer('WAITING'), answer('WAITING'), answer('READY'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(4999);
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(5001);
    expect(requests()).toBe(3);
    expect(last()).toMatchObject({ state: 'ready', error: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(3);
  });

  it('stops after 900000 ms', async () => {
    const { requests, last } = polling(answer('WAITING'));
    await vi.advanceTimersByTimeAsync(899_999);
    expect(last()?.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(last()?.state).toBe('timeout');
    const count = requests();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(requests()).toBe(count);
  });

  it('reports the third failure in a row and continues', async () => {
    const { last } = polling(answer('WAITING'), down, down, down, answer('READY'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()?.error).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(last()).toMatchObject({ state: 'waiting', error: down });
    await vi.advanceTimersByTimeAsync(5000);
    expect(last()).toMatchObject({ state: 'ready', error: null });
  });

  it('waits as long as the backend asks for', async () => {
    const busy = new ApiError('problem', 503, null, undefined, 9000);
    const { requests } = polling(busy, answer('WAITING'));
    await vi.advanceTimersByTimeAsync(8999);
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests()).toBe(3);
  });

  it('reports a final error at once and stops until restarted', async () => {
    const { download, requests, last } = polling(notFound, answer('READY'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last()?.error).toBe(notFound);
    expect(requests()).toBe(1);
    download.restart();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toMatchObject({ state: 'ready', error: null });
  });

  it('polls at once when the tab becomes visible, even after the time limit', async () => {
    const { download, requests, last } = polling(
      answer('WAITING'),
      answer('WAITING'),
      answer('READY'),
    );
    await vi.advanceTimersByTimeAsync(1000);
    download.pollNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(2);
    // A sleeping laptop: time passes, but no timer fires.
    vi.setSystemTime(Date.now() + 2_000_000);
    download.pollNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()?.state).toBe('ready');
  });

  it('does not ask again once it has timed out, until it is started again (IN-6)', async () => {
    const { download, requests, last } = polling(answer('WAITING'));
    await vi.advanceTimersByTimeAsync(900_000);
    expect(last()?.state).toBe('timeout');
    const before = requests();
    download.pollNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(before);
    download.restart();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(before + 1);
  });

  it('stops when the page is left or the download starts', async () => {
    const { download, requests } = polling(answer('WAITING'));
    await vi.advanceTimersByTimeAsync(5000);
    download.stop();
    download.pollNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(2);
  });

  it('does not poll an unpaid order, whether its tab is visible or not (IN-6)', async () => {
    const { download, requests, last } = polling(
      answer('NOT_AVAILABLE', 'APPROVED'),
      answer('READY'),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(1);
    expect(last()?.state).toBe('not-paid');
    download.pollNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(1);
  });
});
