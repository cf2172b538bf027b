import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { TIMEOUT_MS, TimeoutError } from './fetch-with-timeout.ts';
import { fetchImage, imageLoader, NotAnImageError } from './tiles.ts';

const { signal } = new AbortController();

function respondWith(body: string, type: string, status = 200): Mock<typeof fetch> {
  const fetching = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

/** A service that never responds. */
function hang(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetching a tile (BE-6, BEY-8)', () => {
  it('returns an image and sends the origin only as referrer', async () => {
    const fetching = respondWith('x', 'image/png');
    await expect(fetchImage('https://map.invalid/1', signal)).resolves.toBeInstanceOf(Blob);
    expect(fetching).toHaveBeenCalledWith(
      'https://map.invalid/1',
      expect.objectContaining({ referrerPolicy: 'origin', credentials: 'omit' }),
    );
  });

  it('rejects an exception report with HTTP 200', async () => {
    respondWith('<ServiceExceptionReport/>', 'text/xml');
    await expect(fetchImage('https://map.invalid/1', signal)).rejects.toThrow(NotAnImageError);
  });

  it('rejects an error status with any content', async () => {
    respondWith('x', 'image/png', 500);
    await expect(fetchImage('https://map.invalid/1', signal)).rejects.toThrow(NotAnImageError);
  });

  it('aborts a request without response after the timeout', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', hang);
    const picture = fetchImage('https://map.invalid/1', signal);
    await Promise.all([
      expect(picture).rejects.toThrow(TimeoutError),
      vi.advanceTimersByTimeAsync(TIMEOUT_MS),
    ]);
  });

  it('aborts a response that never ends after the timeout', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_url: string, { signal: given }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start(stream) {
          given.addEventListener('abort', () => stream.error(given.reason));
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'image/png' } }));
    });
    const picture = fetchImage('https://map.invalid/1', signal);
    await Promise.all([
      expect(picture).rejects.toThrow(TimeoutError),
      vi.advanceTimersByTimeAsync(TIMEOUT_MS),
    ]);
  });

  it('aborts immediately when the map is removed', async () => {
    vi.stubGlobal('fetch', hang);
    const removed = new AbortController();
    const picture = fetchImage('https://map.invalid/1', removed.signal);
    removed.abort(new Error('gone'));
    await expect(picture).rejects.toThrow('gone');
  });
});

describe('loading the image of a view (BEY-8)', () => {
  /** An image as far as it is loaded here. */
  const picture = { src: '', decode: () => Promise.resolve() } as HTMLImageElement;

  /** Starts requests of images, which are answered in any order. */
  function startLoads(count: number, removed = new AbortController()) {
    const answers: ((response: Response) => void)[] = [];
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const events: string[] = [];
    const load = imageLoader(removed.signal, {
      onLoad: () => events.push('loaded'),
      onFailure: () => events.push('failed'),
    });
    for (let nth = 0; nth < count; nth += 1) {
      load(picture, `https://map.invalid/${nth}`).then(
        () => events.push(`${nth} shown`),
        () => events.push(`${nth} not shown`),
      );
    }
    const answer = (nth: number, status: number): void =>
      answers[nth]?.(new Response('x', { status, headers: { 'content-type': 'image/png' } }));
    return { answer, events, aborted: () => signals.map((one) => one?.aborted) };
  }

  it('reports that the last one failed', async () => {
    const { answer, events } = startLoads(1);
    answer(0, 500);
    await expect.poll(() => events).toEqual(['failed', '0 not shown']);
  });

  it('aborts the image that another view replaces, and reports nothing of it', async () => {
    const { answer, events, aborted } = startLoads(3);
    expect(aborted()).toEqual([true, true, false]);
    answer(0, 500);
    answer(2, 200);
    answer(1, 500);
    await expect.poll(() => events).toEqual(['loaded', '2 shown']);
  });

  it('aborts the last one when the map is removed, and reports nothing', async () => {
    const removed = new AbortController();
    const { events, aborted } = startLoads(2, removed);
    removed.abort();
    expect(aborted()).toEqual([true, true]);
    await expect.poll(() => events).toEqual(['1 not shown']);
  });
});
