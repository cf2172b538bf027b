import { setTimeout as pause } from 'node:timers/promises';
import {
  array,
  custom,
  fallback,
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { COLLECTIONS, type CollectionName } from '../config/cadastre-mapping.ts';
import type { CadastreSettings, SourceCollection } from '../config/cadastre-settings.ts';
import { ExternalSystemError } from '../errors.ts';
import { documentKind, nameOf, refusal } from './feature-refusals.ts';

/** A feature of the cadastre, as it was received: nothing about it is checked. */
export interface SourceFeature {
  readonly id?: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates?: unknown } | null;
}

/** One page of a collection. */
export interface FeaturePage {
  readonly features: readonly SourceFeature[];
  /** Size of the whole collection; null when the service does not return it. */
  readonly matched: number | null;
}

/** Reads the cadastre over OGC API – Features. */
export interface FeaturePort {
  /** All pages of a collection, one after the other. @throws ExternalSystemError */
  pages(collection: CollectionName): AsyncIterable<FeaturePage>;
  /** A text that changes whenever the data change; null when the service has none. @throws ExternalSystemError */
  version(): Promise<string | null>;
}

/** Delays before a failed request is repeated, in ms; then the job queue repeats the import. */
const RETRY_MS: readonly number[] = [1000, 5000, 20_000];

/** An import waits so long for a service that asks for it, in ms. */
const LONGEST_WAIT_MS = 60_000;

/** Time limit of a request with its body in ms. */
const TIMEOUT_MS = 120_000;

const isTemporary = (error: unknown): boolean =>
  error instanceof ExternalSystemError &&
  (error.status === null || error.status === 429 || error.status >= 500);

async function send(
  address: URL,
  headers: Readonly<Record<string, string>>,
  name: CollectionName,
  collection: SourceCollection,
): Promise<Response> {
  const response = await fetch(address, {
    headers: { accept: 'application/geo+json, application/json', ...headers },
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

async function withRetries<T>(work: () => Promise<T>, delays: readonly number[]): Promise<T> {
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

async function bodyOf(response: Response, address: URL): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ExternalSystemError(`The answer of ${nameOf(address)} broke off.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ExternalSystemError(
      `${nameOf(address)} answered with ${documentKind(text) ?? 'something else than JSON'}.`,
      response.status,
    );
  }
}

const NONE = { properties: {}, geometry: null };

/** Not copied: a source may have millions of features. */
const PROPERTIES = custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A feature, of which only the outline is checked: a wrong one is reported later, and does not reject the page. */
const FEATURE = fallback(
  object({
    id: optional(unknown()),
    properties: fallback(PROPERTIES, NONE.properties),
    geometry: fallback(
      nullable(object({ type: string(), coordinates: optional(unknown()) })),
      NONE.geometry,
    ),
  }),
  NONE,
);

const LINKS = array(fallback(object({ rel: string(), href: string() }), { rel: '', href: '' }));

const ANSWER = object({
  features: array(FEATURE),
  numberMatched: fallback(nullable(number()), null),
  links: fallback(LINKS, []),
});

interface Answer extends FeaturePage {
  readonly next: string | null;
}

function answerOf(body: unknown, address: URL): Answer {
  const { success, output } = safeParse(ANSWER, body);
  if (!success) throw new ExternalSystemError(`${nameOf(address)} answered without features.`, 200);
  const { features, numberMatched: matched, links } = output;
  return { features, matched, next: links.find(({ rel }) => rel === 'next')?.href ?? null };
}

/** Rejects an answer that names another CRS than the requested one; not every service names one. */
function checkCrs(response: Response, address: URL, crs: string): void {
  const named = response.headers.get('content-crs')?.replaceAll(/[<>\s]/g, '');
  if (!named || named.replace('https:', 'http:') === crs) return;
  throw new ExternalSystemError(
    `${nameOf(address)} answered with coordinates in ${named}, not ${crs}.`,
    response.status,
  );
}

/**
 * The address of the next page. Only path and parameters of the link are used: behind a proxy its origin is often wrong,
 * and our headers must not go to another host. Parameters that it lacks are repeated.
 */
function nextPage(link: string, current: URL): URL {
  const { pathname, search } = new URL(link, current);
  const next = new URL(`${pathname}${search}`, current.origin);
  for (const [name, value] of current.searchParams) {
    const isPosition = /^(?:offset|start_?index|page|cursor|token)$/i.test(name);
    if (!isPosition && !next.searchParams.has(name)) next.searchParams.set(name, value);
  }
  return next;
}

/** How a feature is recognised in two answers. */
const identityOf = (feature: SourceFeature | undefined): string => JSON.stringify(feature ?? null);

/** Without a link and a number, only another request shows whether the last page was the end. */
async function checkEnd(
  read: (address: URL) => Promise<Answer>,
  start: URL,
  count: number,
  first: SourceFeature | undefined,
) {
  const probe = new URL(start);
  probe.searchParams.set('offset', String(count));
  const more = await read(probe).catch((error: unknown) => {
    // A service without this parameter rejects it.
    if (error instanceof ExternalSystemError && error.status === 400) return null;
    throw error;
  });
  if (!more?.features[0] || identityOf(more.features[0]) === identityOf(first)) return;
  throw new ExternalSystemError(
    `${nameOf(start)} has features after the first ${count}, but no link to them.`,
    200,
  );
}

/**
 * The service of a cadastre, by its settings; follows its `next` links (DATA-1).
 *
 * @param retryMs delays before a failed request is repeated
 */
export function ogcFeatures(
  settings: CadastreSettings,
  retryMs: readonly number[] = RETRY_MS,
): FeaturePort {
  const { headers, crs, crsParameter, pageSize } = settings;

  const entityTag = async (name: CollectionName, collection: SourceCollection) => {
    const address = new URL(`${collection.address}?${new URLSearchParams(collection.query)}`);
    const response = await withRetries(() => send(address, headers, name, collection), retryMs);
    await response.body?.cancel();
    return response.headers.get('etag');
  };

  return {
    version: async () => {
      if (!settings.hasVersion) return null;
      const tags = await Promise.all(
        COLLECTIONS.flatMap((name) => {
          const collection = settings.collections[name];
          return collection ? [entityTag(name, collection)] : [];
        }),
      );
      return tags.every((tag) => tag !== null) ? tags.join(' ') : null;
    },
    async *pages(name) {
      const collection = settings.collections[name];
      if (!collection) return;
      const read = (address: URL): Promise<Answer> =>
        withRetries(async () => {
          const response = await send(address, headers, name, collection);
          checkCrs(response, address, crs);
          const answer = answerOf(await bodyOf(response, address), address);
          return settings.countsExactly ? answer : { ...answer, matched: null };
        }, retryMs);
      const query = new URLSearchParams({ ...collection.query, limit: String(pageSize) });
      if (crsParameter !== null) query.set('crs', crsParameter);
      const start = new URL(`${collection.address}/items?${query}`);
      const visited = new Set<string>();
      let first: SourceFeature | undefined;
      let count = 0;
      for (let address = start; ; ) {
        visited.add(address.href);
        const { features, matched, next } = await read(address);
        first ??= features[0];
        count += features.length;
        if (next === null && matched === null && features.length > 0) {
          await checkEnd(read, start, count, first);
        }
        yield { features, matched };
        // Some services link to pages after the last one, without end.
        if (next === null || features.length === 0) return;
        address = nextPage(next, address);
        if (visited.has(address.href)) {
          throw new ExternalSystemError(`The pages of ${nameOf(start)} form a cycle.`, 200);
        }
      }
    },
  };
}
