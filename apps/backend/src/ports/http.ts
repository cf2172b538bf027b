import { NotDecodable, textOfResponse } from '@portal/names/decode';
import { ExternalSystemError } from '../errors.ts';
import { limited } from './bounded-text.ts';
import { retryAfterMs } from './retry-after.ts';

/** Time limit for external systems in ms. */
const TIMEOUT_MS = 20_000;

/** Longest answer in bytes; those of decision 1 have some hundred. */
const MAX_ANSWER_BYTES = 1_000_000;

/** A call of an external system. */
interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/**
 * Sends a request, and sends it once more when the connection fails and repeating does no harm: a server may close an
 * idle connection in the moment in which it is used again.
 */
async function send(address: string, request: RequestInit & { headers: object }) {
  try {
    return await fetch(address, request);
  } catch (error) {
    const isRepeatable = request.method === 'GET' || 'idempotency-key' in request.headers;
    // A time-out is another error.
    if (!isRepeatable || !(error instanceof TypeError)) throw error;
    return fetch(address, request);
  }
}

/**
 * Calls an external system with its Bearer token and reads the JSON response. A request that reads, or has an
 * idempotency key, is repeated once when its connection fails.
 *
 * @throws ExternalSystemError
 */
export async function callJson(
  address: string,
  token: string,
  options: CallOptions = {},
): Promise<unknown> {
  const { origin: place, pathname } = new URL(address);
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
  const response = await send(address, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body: options.body === undefined ? null : JSON.stringify(options.body),
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new ExternalSystemError(
      `${place} does not answer: ${error instanceof Error ? error.name : ''}`,
    );
  });
  if (!response.ok) {
    await response.body?.cancel();
    const { status } = response;
    throw new ExternalSystemError(
      `${place} answered ${status} to ${method} ${pathname}.`,
      status,
      retryAfterMs(response),
    );
  }
  try {
    const text = await textOfResponse(limited(response, MAX_ANSWER_BYTES));
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    const reason = error instanceof NotDecodable ? error.message : Object(error).name;
    throw new ExternalSystemError(`${place} sent no answer that can be read: ${reason}.`);
  }
}

/** Time limit for probes in ms. */
export const PROBE_MS = 5000;
