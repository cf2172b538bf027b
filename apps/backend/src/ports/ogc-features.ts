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
import { bodyOf, identityOf, nextPage, RETRY_MS, send, withRetries } from './feature-requests.ts';
import { nameOf } from './feature-refusals.ts';
import { transformed, type ToTargetCrs } from './coordinates.ts';
import type { FeaturePage, FeaturePort, SourceFeature } from './features.ts';

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

const withCoordinates = (answer: Answer, toTarget: ToTargetCrs): Answer => ({
  ...answer,
  features: answer.features.map((feature) => ({
    ...feature,
    geometry: feature.geometry && {
      ...feature.geometry,
      coordinates: transformed(feature.geometry.coordinates, toTarget),
    },
  })),
});

/** Rejects an answer that names another CRS than the requested one; not every service names one. */
function checkCrs(response: Response, address: URL, crs: string): void {
  const named = response.headers.get('content-crs')?.replaceAll(/[<>\s]/g, '');
  if (!named || named.replace('https:', 'http:') === crs) return;
  throw new ExternalSystemError(
    `${nameOf(address)} answered with coordinates in ${named}, not ${crs}.`,
    response.status,
  );
}

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
 * @param toTarget converts coordinates of collections that are published in degrees only
 */
export function ogcFeatures(
  settings: CadastreSettings,
  retryMs: readonly number[] = RETRY_MS,
  toTarget: ToTargetCrs | null = null,
): FeaturePort {
  const { headers, crs, pageSize } = settings;

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
      const { sourceCrs, crsParameter } = collection;
      const read = (address: URL): Promise<Answer> =>
        withRetries(async () => {
          const response = await send(address, headers, name, collection);
          checkCrs(response, address, sourceCrs ?? crs);
          const answer = answerOf(await bodyOf(response, address), address);
          const counted = settings.countsExactly ? answer : { ...answer, matched: null };
          return toTarget && sourceCrs !== null ? withCoordinates(counted, toTarget) : counted;
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
