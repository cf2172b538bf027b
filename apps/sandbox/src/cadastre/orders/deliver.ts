import { textOfResponse } from '@portal/names/decode';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Basic credential for deliveries. */
export interface Recipient {
  readonly user: string;
  readonly password: string;
}

/** A delivery that the recipient rejected or that failed after all retries. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The key of the recipient's problem document, if there was one. */
  readonly messageKey: string | null;

  constructor(message: string, messageKey: string | null) {
    super(message);
    this.messageKey = messageKey;
  }
}

/** Milliseconds before each further attempt: about one minute in all. */
const RETRY_PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000] as const;

/** Time limit of one attempt in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 30_000;

/** A request to the integration interface. */
interface IntegrationRequest {
  readonly method: 'PUT' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** A file to deliver. */
export interface DeliveredContent {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/**
 * Sends a file by PUT with Basic credentials and its digest (RFC 9530). Connection errors and the status codes 408, 425,
 * 429 and 5xx are retried after growing pauses (ms); every other status is final.
 *
 * @throws DeliveryError when it is rejected or all attempts failed; the signal's reason when it is aborted
 */
export async function deliver(
  url: string,
  { content, mediaType }: DeliveredContent,
  recipient: Recipient,
  signal: AbortSignal,
  pauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<void> {
  const digest = createHash('sha256').update(content).digest('base64');
  const headers = {
    'content-type': mediaType,
    'content-digest': `sha-256=:${digest}:`,
  };
  const request: IntegrationRequest = { method: 'PUT', headers, body: Buffer.from(content) };
  await sendWithRetries(url, request, recipient, signal, pauses);
}

/** Sends JSON by POST with the retries of {@link deliver}. @throws like {@link deliver} */
export async function postReport(
  url: string,
  body: object,
  recipient: Recipient,
  signal: AbortSignal,
  pauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request: IntegrationRequest = { method: 'POST', headers, body: JSON.stringify(body) };
  await sendWithRetries(url, request, recipient, signal, pauses);
}

async function sendWithRetries(
  url: string,
  request: IntegrationRequest,
  recipient: Recipient,
  signal: AbortSignal,
  pauses: readonly number[],
): Promise<void> {
  let last: Failure | null = null;
  for (const pause of [0, ...pauses]) {
    await wait(pause, undefined, { signal });
    const outcome = await attempt(url, request, recipient, signal);
    if (outcome === null) return;
    last = outcome;
    if (outcome.final) break;
  }
  throw new DeliveryError(last?.reason ?? '', last?.messageKey ?? null);
}

interface Failure {
  readonly reason: string;
  readonly messageKey: string | null;
  readonly final: boolean;
}

async function attempt(
  url: string,
  { method, headers, body: content }: IntegrationRequest,
  { user, password }: Recipient,
  signal: AbortSignal,
): Promise<Failure | null> {
  const credential = Buffer.from(`${user}:${password}`).toString('base64');
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, authorization: `Basic ${credential}` },
      body: typeof content === 'string' ? content : new Uint8Array(content),
      // A redirect would send the credential to another address.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    });
    const body = await textOfResponse(response);
    if (response.ok) return null;
    const retry = [408, 425, 429].includes(response.status) || response.status >= 500;
    const reason = `answered ${response.status}`;
    return { reason, messageKey: messageKeyOf(body), final: !retry };
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : 'no connection';
    return { reason, messageKey: null, final: false };
  }
}

/** The member `messageKey` of a problem document; null for any other text. */
function messageKeyOf(text: string): string | null {
  try {
    const { messageKey }: { messageKey?: unknown } = Object(JSON.parse(text));
    return typeof messageKey === 'string' ? messageKey : null;
  } catch {
    return null;
  }
}
