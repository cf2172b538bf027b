import { ExternalSystemError } from '../errors.ts';

/** A feature of the cadastre; coordinates in metres, EPSG:25833. */
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
}

const CRS = 'http://www.opengis.net/def/crs/EPSG/0/25833';

/** Features per request. */
const PAGE_SIZE = 2500;

interface Answer {
  readonly features: readonly SourceFeature[];
  readonly numberMatched?: number;
  readonly links?: readonly { readonly rel?: string; readonly href?: string }[];
}

async function read(address: string): Promise<Answer> {
  const response = await fetch(address, {
    headers: { accept: 'application/geo+json' },
    signal: AbortSignal.timeout(120_000),
  }).catch(() => {
    throw new ExternalSystemError(`The cadastre at ${new URL(address).origin} does not answer.`);
  });
  if (!response.ok)
    throw new ExternalSystemError(`The cadastre answered ${response.status} to ${address}.`);
  const answer: Answer = await response.json();
  if (!Array.isArray(answer.features))
    throw new ExternalSystemError(`No features came from ${address}.`);
  return answer;
}

/** The service of a cadastre at `{base}/cadastre/ogc`; follows its `next` links. */
export function ogcFeatures(base: string): FeaturePort {
  return {
    async *pages(collection) {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), crs: CRS, f: 'json' });
      const start = `${base}/cadastre/ogc/collections/${collection}/items?${query}`;
      for (let address: string | null = start; address; ) {
        const answer: Answer = await read(address);
        yield { features: answer.features, matched: answer.numberMatched ?? null };
        const next: string | undefined = answer.links?.find((link) => link.rel === 'next')?.href;
        address = next ? new URL(next, address).href : null;
      }
    },
  };
}
