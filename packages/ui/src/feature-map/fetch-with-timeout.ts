/** A map service did not respond in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Timeout of a request for a tile or capabilities document, including its body. */
export const TIMEOUT_MS = 12_000;

/**
 * Fetches from a map service, with the origin only as referrer, and reads the response. A request
 * that hangs, before or during the response, is aborted after `timeoutMs`.
 *
 * @throws {TimeoutError} after the timeout; otherwise whatever `fetch`, the signal or `read`
 * throws.
 */
export async function fetchWithTimeout<Result>(
  url: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<Result>,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Result> {
  // `AbortSignal.any` is missing in browsers of 2023.
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => {
    controller.abort(new TimeoutError(`No response within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    const response = await fetch(url, {
      referrerPolicy: 'origin',
      credentials: 'omit',
      signal: controller.signal,
    });
    return await read(response);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
