import { createClient } from '@portal/api';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession } from './end-session.ts';

afterEach(() => vi.restoreAllMocks());

/** A backend that never answers. */
const unanswered = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

it('waits ten seconds for the end of the session, not two minutes (APP-11, ERR-2)', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // Ten seconds pass at once.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms <= 10_000 ? 1 : ms));
  const client = createClient({
    baseUrl: 'http://127.0.0.1/api',
    fetch: unanswered,
    xsrfToken: () => undefined,
    onUnauthorized: () => undefined,
  });
  await expect(endSession(client)).rejects.toMatchObject({ kind: 'aborted' });
});
