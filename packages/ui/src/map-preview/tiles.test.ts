import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { fetchPicture, NotAPictureError } from './tiles.ts';

const { signal } = new AbortController();

function answerWith(body: string, type: string, status = 200): Mock<typeof fetch> {
  const fetching = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => {
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
});
