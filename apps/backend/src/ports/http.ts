import { ExternalSystemError } from '../errors.ts';
/** Time limit for external systems in ms. */
const TIMEOUT_MS = 20_000;

/** Calls an external system with its Bearer token and reads the JSON response. */
export async function callJson(
  address: string,
  token: string,
  options: {
    readonly method?: 'GET' | 'POST' | 'DELETE';
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly timeoutMs?: number;
  } = {},
): Promise<unknown> {
  const place = new URL(address).origin;
  const response = await fetch(address, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
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
    throw new ExternalSystemError(`${place} answered ${response.status}.`, response.status);
  }
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** Time limit for probes in ms. */
export const PROBE_MS = 5000;

/** Checks that an address answers with any status below 500. @throws ExternalSystemError */
export async function probe(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PROBE_MS) }).catch(() => {
    throw new ExternalSystemError(`${new URL(address).origin} does not answer.`);
  });
  await response.body?.cancel();
  if (response.status >= 500) throw new ExternalSystemError(`It answered ${response.status}.`);
}
