import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Where and with which credential files are put. */
export interface Recipient {
  readonly integrationUser: string;
  readonly integrationPassword: string;
}

/** A file that its recipient refused or that could not be brought to it. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/** Milliseconds before each further attempt: about one minute in all. */
const RETRY_PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000] as const;

/** Milliseconds one attempt may take. */
const ATTEMPT_TIMEOUT_MS = 30_000;

/** What is told to a recipient. */
interface IntegrationRequest {
  readonly method: 'PUT' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/**
 * Puts a PDF to an address with Basic credentials and its digest (RFC 9530). A broken connection and the answers
 * 408, 425, 429 and 5xx are tried again after growing pauses (ms); every other answer is final.
 *
 * @throws DeliveryError when it is refused or all attempts failed; the signal's reason when it is aborted
 */
export async function deliver(
  url: string,
  file: Uint8Array,
  recipient: Recipient,
  signal: AbortSignal,
  pauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<void> {
  const digest = createHash('sha256').update(file).digest('base64');
  const headers = {
    'content-type': 'application/pdf',
    'content-digest': `sha-256=:${digest}:`,
  };
  const telling: IntegrationRequest = { method: 'PUT', headers, body: Buffer.from(file) };
  await sendWithRetries(url, telling, recipient, signal, pauses);
}

/** Posts JSON to an address as persistently as {@link deliver} puts a file. @throws like {@link deliver} */
export async function postReport(
  url: string,
  body: object,
  recipient: Recipient,
  signal: AbortSignal,
  pauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const telling: IntegrationRequest = { method: 'POST', headers, body: JSON.stringify(body) };
  await sendWithRetries(url, telling, recipient, signal, pauses);
}

async function sendWithRetries(
  url: string,
  telling: IntegrationRequest,
  recipient: Recipient,
  signal: AbortSignal,
  pauses: readonly number[],
): Promise<void> {
  let reason = '';
  for (const pause of [0, ...pauses]) {
    await wait(pause, undefined, { signal });
    const outcome = await attempt(url, telling, recipient, signal);
    if (outcome === null) return;
    reason = outcome.reason;
    if (outcome.final) break;
  }
  throw new DeliveryError(reason);
}

interface Failure {
  readonly reason: string;
  readonly final: boolean;
}

async function attempt(
  url: string,
  { method, headers, body }: IntegrationRequest,
  { integrationUser, integrationPassword }: Recipient,
  signal: AbortSignal,
): Promise<Failure | null> {
  const credential = Buffer.from(`${integrationUser}:${integrationPassword}`).toString('base64');
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, authorization: `Basic ${credential}` },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      // A redirect could carry the credential elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    const again = [408, 425, 429].includes(response.status) || response.status >= 500;
    return { reason: `answered ${response.status}`, final: !again };
  } catch (error) {
    signal.throwIfAborted();
    return { reason: error instanceof Error ? error.message : 'no connection', final: false };
  }
}
