import type { Crs } from '@portal/api';
import { ExternalSystemError } from '../errors.ts';

/** A feature of the cadastre; coordinates in metres, in the CRS of the state. */
export interface SourceFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

/** One page of a collection. */
interface FeaturePage {
  readonly features: readonly SourceFeature[];
  /** Size of the whole collection; null when the service does not return it. */
  readonly matched: number | null;
}

/** The collections of the index. */
export type CollectionName = 'parcels' | 'addresses' | 'subdistricts' | 'districts' | 'authorities';

/** Reads the cadastre over OGC API – Features. */
export interface FeaturePort {
  /** All pages of a collection, one after the other. @throws ExternalSystemError */
  pages(collection: CollectionName): AsyncIterable<FeaturePage>;
  /** A text that changes whenever the data change; null when the service has none. @throws ExternalSystemError */
  version(): Promise<string | null>;
}

/** All collections. */
const COLLECTIONS: readonly CollectionName[] = [
  'parcels',
  'addresses',
  'subdistricts',
  'districts',
  'authorities',
];

/** Features per request. */
const PAGE_SIZE = 2500;

interface Answer {
  readonly features: readonly SourceFeature[];
  readonly numberMatched?: number;
  readonly links?: readonly { readonly rel?: string; readonly href?: string }[];
}

async function request(address: string): Promise<Response> {
  const response = await fetch(address, {
    headers: { accept: 'application/geo+json, application/json' },
    signal: AbortSignal.timeout(120_000),
  }).catch(() => {
    throw new ExternalSystemError(`The cadastre at ${new URL(address).origin} does not answer.`);
  });
  if (!response.ok)
    throw new ExternalSystemError(`The cadastre answered ${response.status} to ${address}.`);
  return response;
}

async function read(address: string): Promise<Answer> {
  const answer: Answer = await (await request(address)).json();
  if (!Array.isArray(answer.features))
    throw new ExternalSystemError(`No features came from ${address}.`);
  return answer;
}

/** The entity tag of the description of a collection. */
async function entityTag(address: string): Promise<string | null> {
  const response = await request(address);
  await response.body?.cancel();
  return response.headers.get('etag');
}

/**
 * The service of a cadastre at `{base}/cadastre/ogc`; follows its `next` links.
 *
 * @param crs in which it is asked for coordinates
 */
export function ogcFeatures(base: string, crs: Crs): FeaturePort {
  const crsUri = `http://www.opengis.net/def/crs/${crs.replace(':', '/0/')}`;
  const collections = `${base}/cadastre/ogc/collections`;
  return {
    version: async () => {
      const tags = await Promise.all(
        COLLECTIONS.map((collection) => entityTag(`${collections}/${collection}`)),
      );
      return tags.every((tag) => tag !== null) ? tags.join(' ') : null;
    },
    async *pages(collection) {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), crs: crsUri, f: 'json' });
      const start = `${collections}/${collection}/items?${query}`;
      for (let address: string | null = start; address; ) {
        const answer: Answer = await read(address);
        yield { features: answer.features, matched: answer.numberMatched ?? null };
        const next: string | undefined = answer.links?.find((link) => link.rel === 'next')?.href;
        address = next ? new URL(next, address).href : null;
      }
    },
  };
}
