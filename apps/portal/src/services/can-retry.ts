import { ApiError } from '@portal/api';

/** Statuses of requests that fail again however often they are repeated. */
const FINAL_STATUSES: readonly number[] = [400, 404, 410, 413, 414, 422];

/** Whether repeating the call can help: not if it was invalid, its subject does not exist, or it needs another login (JRN-14). */
export function canRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return !FINAL_STATUSES.includes(error.status) && error.messageKey !== 'TRUST_LEVEL';
}
