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
  function startLoads(count: number) {
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
    const events: string[] = [];
    const load = imageLoader(signal, {
      onLoad: () => events.push('loaded'),
      onFailure: () => events.push('failed'),
    });
    const loads = Array.from({ length: count }, (_, nth) =>
      load(picture, `https://map.invalid/${nth}`).catch(() => undefined),
    );
    const answer = async (nth: number, status: number): Promise<void> => {
      answers[nth]?.(new Response('x', { status, headers: { 'content-type': 'image/png' } }));
      await loads[nth];
    };
    return { answer, events };
  }

  it('reports that the last one failed', async () => {
    const { answer, events } = startLoads(1);
    await answer(0, 500);
    expect(events).toEqual(['failed']);
  });

  it('ignores the failure of an image that the view has left, before and after the last one', async () => {
    const { answer, events } = startLoads(3);
    await answer(0, 500);
    await answer(2, 200);
    await answer(1, 500);
    expect(events).toEqual(['loaded']);
  });
});
