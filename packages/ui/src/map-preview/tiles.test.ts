import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { PATIENCE_MS, TooSlowError } from './fetch-within.ts';
import { fetchPicture, NotAPictureError } from './tiles.ts';

const { signal } = new AbortController();

function answerWith(body: string, type: string, status = 200): Mock<typeof fetch> {
  const fetching = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

/** A service that hangs until it is given up. */
function hang(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetching a tile', () => {
  it('hands over a picture and shows services the origin only', async () => {
    const fetching = answerWith('x', 'image/png');
    await expect(fetchPicture('https://map.invalid/1', signal)).resolves.toBeInstanceOf(Blob);
    expect(fetching).toHaveBeenCalledWith(
      'https://map.invalid/1',
      expect.objectContaining({ referrerPolicy: 'origin', credentials: 'omit' }),
    );
  });

  it('takes an exception that arrives as HTTP 200 for a failure', async () => {
    answerWith('<ServiceExceptionReport/>', 'text/xml');
    await expect(fetchPicture('https://map.invalid/1', signal)).rejects.toThrow(NotAPictureError);
  });

  it('takes an error status for a failure, whatever its content', async () => {
    answerWith('x', 'image/png', 500);
    await expect(fetchPicture('https://map.invalid/1', signal)).rejects.toThrow(NotAPictureError);
  });

  it('gives up a service that hangs', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', hang);
    const answer = fetchPicture('https://map.invalid/1', signal);
    await Promise.all([
      expect(answer).rejects.toThrow(TooSlowError),
      vi.advanceTimersByTimeAsync(PATIENCE_MS),
    ]);
  });

  it('gives up a service whose picture never ends', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_url: string, { signal: given }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start(stream) {
          given.addEventListener('abort', () => stream.error(given.reason));
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'image/png' } }));
    });
    const answer = fetchPicture('https://map.invalid/1', signal);
    await Promise.all([
      expect(answer).rejects.toThrow(TooSlowError),
      vi.advanceTimersByTimeAsync(PATIENCE_MS),
    ]);
  });

  it('stops at once when the map is removed', async () => {
    vi.stubGlobal('fetch', hang);
    const removed = new AbortController();
    const answer = fetchPicture('https://map.invalid/1', removed.signal);
    removed.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
  });
});
