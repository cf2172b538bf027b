import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from './transactions.ts';

/** Pauses before each further attempt, in ms. */
const PAUSES_MS: readonly number[] = [500, 2000, 5000, 15_000, 30_000, 60_000, 120_000, 240_000];

/**
 * Notifies the portal of a changed transaction; retries while the portal does not answer.
 *
 * @param signal aborts the retries
 * @returns whether the portal accepted the notification
 */
export async function notifyPortal(
  { notifyUrl, transactionId, reference }: Transaction,
  signingKey: string,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify({ transactionId, reference });
  const signature = createHmac('sha256', signingKey).update(body).digest('hex');
  for (const pauseMs of [0, ...PAUSES_MS]) {
    try {
      await pause(pauseMs, undefined, { signal });
      const answer = await fetch(notifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', signature },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      if (signal.aborted) return false;
    }
  }
  return false;
}
