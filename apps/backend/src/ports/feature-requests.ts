import { NotDecodable, textOfResponse } from '@portal/names/decode';
import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionName } from '../config/cadastre-mapping.ts';
import type { SourceCollection } from '../config/cadastre-settings.ts';
import { ExternalSystemError } from '../errors.ts';
import { BodyTooLarge, limited } from './bounded-text.ts';
import { documentKind, nameOf, refusal } from './feature-refusals.ts';
import type { SourceFeature } from './features.ts';

/** Delays before a failed request is repeated, in ms; then the job queue repeats the import. */
export const RETRY_MS: readonly number[] = [1000, 5000, 20_000];

/** An import waits so long for a service that asks for it, in ms. */
const LONGEST_WAIT_MS = 60_000;

/** Time limit of a request with its body in ms. */
const TIMEOUT_MS = 120_000;

/** Largest page in bytes; one with 2,500 parcels has about 5 MB. */
const MAX_PAGE_BYTES = 64_000_000;

const isTemporary = (error: unknown): boolean =>
  error instanceof ExternalSystemError &&
  (error.status === null || error.status === 429 || error.status >= 500);

/**
 * Requests a page of a collection.
 *
 * @throws ExternalSystemError with the key of `cadastre.json` that may be wrong
 */
export async function send(
  address: URL,
  headers: Readonly<Record<string, string>>,
  name: CollectionName,
  collection: SourceCollection,
  accept = 'application/geo+json, application/json',
): Promise<Response> {
  const response = await fetch(address, {
    headers: { accept, ...headers },
    // A redirect to another host must not receive our headers.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ExternalSystemError(
      `The cadastre at ${address.origin} does not answer (${collection.setBy}).`,
    );
  });
  if (response.ok) return response;
  throw await refusal({ response, address, name, collection, headers });
}

/** Repeats a request that failed temporarily, not before the time that the service names. */
export async function withRetries<T>(
  work: () => Promise<T>,
  delays: readonly number[],
): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      const asked = error instanceof ExternalSystemError ? (error.retryAfterMs ?? 0) : 0;
      // Longer waits are those of the job queue.
      if (asked > LONGEST_WAIT_MS) throw error;
      await pause(Math.max(delay, asked));
    }
  }
  return work();
}

/** The text of an answer. @throws ExternalSystemError when it breaks off, is larger than any page, or in no encoding that it declares */
export const textOf = (response: Response, address: URL): Promise<string> =>
  textOfResponse(limited(response, MAX_PAGE_BYTES)).catch((error: unknown) => {
    const place = `The answer of ${nameOf(address)}`;
    // It is the same when it is asked for again.
    if (error instanceof NotDecodable) {
      throw new ExternalSystemError(`${place} ${error.message}.`, response.status);
    }
    const reason =
      error instanceof BodyTooLarge
        ? `is larger than ${MAX_PAGE_BYTES / 1_000_000} MB (cadastre.json: pageSize)`
        : 'broke off';
    throw new ExternalSystemError(`${place} ${reason}.`);
  });

/** The JSON of an answer. @throws ExternalSystemError */
export async function bodyOf(response: Response, address: URL): Promise<unknown> {
  const text = await textOf(response, address);
  try {
    return JSON.parse(text);
  } catch {
    throw new ExternalSystemError(
      `${nameOf(address)} answered with ${documentKind(text) ?? 'something else than JSON'}.`,
      response.status,
    );
  }
}

/**
 * The address of the next page. Only path and parameters of the link are used: behind a proxy its origin is often wrong,
 * and our headers must not go to another host. Parameters that it lacks are repeated.
 */
export function nextPage(link: string, current: URL): URL {
  const { pathname, search } = new URL(link, current);
  const next = new URL(`${pathname}${search}`, current.origin);
  for (const [name, value] of current.searchParams) {
    const isPosition = /^(?:offset|start_?index|page|cursor|token)$/i.test(name);
    if (!isPosition && !next.searchParams.has(name)) next.searchParams.set(name, value);
  }
  return next;
}

/** How a feature is recognised in two answers. */
export const identityOf = (feature: SourceFeature | undefined): string =>
  JSON.stringify(feature ?? null);
