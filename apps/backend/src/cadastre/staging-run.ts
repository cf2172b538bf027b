import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CollectionName } from '../config/cadastre-mapping.ts';
import type { SourceRules } from '../config/cadastre-settings.ts';
import type { BulkStore } from '../db/database.ts';
import type { FeaturePort, SourceFeature } from '../ports/features.ts';
import { type Fingerprint, readCollection } from './read-source.ts';
import type { SourceSubdistrict } from './rows.ts';
import { FaultList, FaultyFeature, SourceError } from './source/faults.ts';
import type { StreetList } from './streets.ts';
import type { Counts, RunLong } from './tables.ts';

/** Receives the progress of an import. */
export type Report = (text: string) => void;

/** What a run does besides copying. */
export interface StagingHooks {
  readonly report: Report;
  /** Called after each batch; throws when the run must end. */
  readonly onBatch: () => Promise<void>;
  readonly runLong: RunLong;
}

/** One reading of a source into the staging tables of a run. */
export interface StagingRun {
  readonly store: BulkStore;
  readonly source: FeaturePort;
  readonly rules: SourceRules;
  readonly run: string;
  readonly hooks: StagingHooks;
  /** Rows of the present index. */
  readonly previous: Partial<Counts>;
  readonly fingerprint: Fingerprint;
  /** Skipped features by collection. */
  readonly faults: Readonly<Record<CollectionName, FaultList>>;
  readonly streets: StreetList;
  /** Subdistricts by id: those of the parcels, then those of their own collection. */
  readonly subdistricts: Map<string, SourceSubdistrict>;
}

/** Empty lists of faults. */
export const emptyFaults = (): StagingRun['faults'] => ({
  parcels: new FaultList('parcels'),
  addresses: new FaultList('addresses'),
  buildings: new FaultList('buildings'),
  subdistricts: new FaultList('subdistricts'),
  districts: new FaultList('districts'),
  authorities: new FaultList('authorities'),
});

/** What people find a feature by: its id in the source, else its position in the collection. */
export const nameOf = (feature: SourceFeature, number: number): string =>
  typeof feature.id === 'string' || typeof feature.id === 'number'
    ? String(feature.id)
    : `feature ${number}`;

/** Rejects a source that has lost too many features since the last import. @throws SourceError */
function checkDecrease({ rules, previous }: StagingRun, collection: CollectionName, count: number) {
  const before = previous[collection] ?? 0;
  if (count * 100 >= before * (100 - rules.decreasePercent)) return;
  throw new SourceError(
    `The cadastre publishes ${count} ${collection}; the index has ${before}, and at most ${rules.decreasePercent} % may disappear at once.`,
  );
}

/**
 * Reads a collection in batches of converted features; features with a fault are counted and skipped.
 *
 * @throws SourceError when too many are faulty or have disappeared
 */
export async function* batchesOf<T>(
  staging: StagingRun,
  collection: CollectionName,
  convert: (feature: SourceFeature, name: string) => T,
): AsyncGenerator<readonly T[]> {
  const { source, rules, hooks, store } = staging;
  if (!rules.published.has(collection)) return;
  const faults = staging.faults[collection];
  let selected = 0;
  let read = 0;
  const convertOrSkip = (feature: SourceFeature): T[] => {
    selected += 1;
    const name = nameOf(feature, selected);
    try {
      return [convert(feature, name)];
    } catch (error) {
      if (!(error instanceof FaultyFeature)) throw error;
      faults.add(name, error.message);
      return [];
    }
  };
  for await (const page of readCollection(source, collection, rules, staging.fingerprint)) {
    const { features, count, matched } = page;
    read = count;
    for (let from = 0; from < features.length; from += store.loading.batch) {
      yield features.slice(from, from + store.loading.batch).flatMap(convertOrSkip);
      await hooks.onBatch();
      // The embedded database runs in this process: without a pause requests would wait for all batches.
      await yieldToEventLoop();
    }
    if (collection === 'parcels') {
      hooks.report(`${count} of ${matched ?? 'many'} parcels read from the cadastre`);
    }
    // A source in another CRS is not read to its end.
    if (matched !== null) faults.checkShare(matched, rules.faultyPercent);
  }
  if (read > 0 && selected === 0) {
    throw new SourceError(
      `None of ${read} ${collection} has the values of collections.${collection}.where in cadastre.json.`,
    );
  }
  // The index has further subdistricts, those that only parcels name.
  if (collection !== 'subdistricts') checkDecrease(staging, collection, selected - faults.count);
  faults.checkShare(selected, rules.faultyPercent);
}
