import type { ApiClient } from '@portal/api';

/**
 * Longest wait for the end of a session, in ms. Shorter than that of other calls: whoever logs out at a computer of others leaves it, and
 * must know before whether the backend has ended the session.
 */
const LOGOUT_TIMEOUT_MS = 10_000;

/** Ends the session at the backend (APP-11). @throws ApiError also when the backend does not answer in time */
export const endSession = (client: Pick<ApiClient, 'call'>): Promise<undefined> =>
  client.call('logout', {}, AbortSignal.timeout(LOGOUT_TIMEOUT_MS));
