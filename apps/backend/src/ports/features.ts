import type { CollectionName } from '../config/cadastre-mapping.ts';

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

/** Reads the cadastre where a state publishes it. */
export interface FeaturePort {
  /** What is read, by the settings: the same text as long as they are the same. */
  readonly settings?: string;
  /** All pages of a collection, one after the other. @throws ExternalSystemError */
  pages(collection: CollectionName): AsyncIterable<FeaturePage>;
  /** A text that changes whenever the data change; null when the service has none. @throws ExternalSystemError */
  version(): Promise<string | null>;
}
