/** A map service did not answer in time. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** Time for one tile or capabilities document, its body included, in milliseconds. */
export const PATIENCE_MS = 12_000;

/**
 * Asks a map service with only the origin as referrer and hands the answer to `read`. A service
 * that hangs, before or in the middle of its answer, is given up after `patienceMs`, so that the
 * map never waits for good (BEY-8).
 *
 * @throws {TooSlowError} when time is up; else whatever `fetch`, the signal or `read` throws.
 */
export async function fetchWithin<Result>(
  url: string,
  signal: AbortSignal,
  read: (answer: Response) => Promise<Result>,
  patienceMs: number = PATIENCE_MS,
): Promise<Result> {
  // By hand, as browsers of 2023 lack `AbortSignal.any`.
  const patience = new AbortController();
  const giveUp = (): void => patience.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  const timer = setTimeout(() => {
    patience.abort(new TooSlowError(`No answer within ${patienceMs} ms`));
  }, patienceMs);
  try {
    const answer = await fetch(url, {
      referrerPolicy: 'origin',
      credentials: 'omit',
      signal: patience.signal,
    });
    return await read(answer);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
