import { COLLECTIONS } from '../config/cadastre-mapping.ts';
import type { SourceRules } from '../config/cadastre-settings.ts';
import type { Queryable } from '../db/database.ts';
import type { SourceFeature } from '../ports/features.ts';
import { copyRows, type CopyRow } from './copy-rows.ts';
import { parcelsAt } from './house-positions.ts';
import { Fingerprint, versionOf } from './read-source.ts';
import {
  addressOf,
  addressRow,
  authorityRow,
  buildingRow,
  districtRow,
  parcelAddresses,
  parcelRow,
  placeOf,
  type SourceAddress,
  subdistrictOf,
  subdistrictRow,
} from './rows.ts';
import { type Fault, FaultyFeature, SourceError } from './source/faults.ts';
import { pointOf } from './source/outline.ts';
import { batchesOf, emptyFaults, type StagingRun } from './staging-run.ts';
import { insertStreets, STREETS, StreetList } from './streets.ts';
import {
  completeTable,
  type Counts,
  countRows,
  createTable,
  differences,
  stagingTable,
  TABLES,
} from './tables.ts';
import { copyUnique, deleteDoubled } from './unique-rows.ts';

/** A complete copy of the source in the staging tables of a run. */
export interface Staged {
  readonly run: string;
  readonly fingerprint: string;
  /** What the source calls the state of its data; null when it does not. */
  readonly version: string | null;
  readonly counts: Counts;
  /** Kinds of faults of the features that were skipped. */
  readonly faults: readonly Fault[];
}

/** Adds addresses to their table and their streets to the list. @returns the number of addresses */
async function copyAddresses(
  { store, run, streets }: StagingRun,
  addresses: readonly (SourceAddress & { readonly parcelId: string })[],
): Promise<number> {
  const variants = streets.add(addresses);
  const rows = addresses.map((address, index) =>
    addressRow(address, address.parcelId, variants[index] ?? 0),
  );
  await copyRows(store, stagingTable('addresses', run), rows);
  return addresses.length;
}

/** Parcels, and what is derived from them: subdistricts, and addresses where they are in the location texts. */
async function stageParcels(staging: StagingRun): Promise<Pick<Counts, 'parcels' | 'addresses'>> {
  const { store, rules, run, hooks, faults, subdistricts } = staging;
  const table = await createTable(store, 'parcels', run);
  await createTable(store, 'addresses', run);
  const counts = { parcels: 0, addresses: 0 };
  const convert = (feature: SourceFeature) => ({
    row: parcelRow(feature, rules),
    place: placeOf(feature, rules),
    addresses: rules.addressesFrom === 'location' ? parcelAddresses(feature, rules) : [],
  });
  for await (const batch of batchesOf(staging, 'parcels', convert)) {
    for (const { row, place } of batch) {
      const { subdistrict_id: id, subdistrict: name, authority_id: authorityId } = row;
      if (!subdistricts.has(id)) subdistricts.set(id, { id, name, authorityId, ...place });
    }
    const rows: readonly CopyRow[] = batch.map(({ row }) => row);
    counts.parcels += await copyUnique(store, table, 'parcel_id', rows, faults.parcels);
    counts.addresses += await copyAddresses(
      staging,
      batch.flatMap(({ addresses }) => addresses),
    );
  }
  counts.parcels -= await deleteDoubled(store, table, 'parcel_id', faults.parcels, hooks.runLong);
  await completeTable(store, 'parcels', run, hooks.runLong);
  return counts;
}

/** Addresses of their own collection, joined to parcels by id or by position. */
async function stageAddresses(staging: StagingRun): Promise<number> {
  const { store, rules, run, faults } = staging;
  let count = 0;
  const convert = (feature: SourceFeature, name: string) => {
    const address = addressOf(feature, rules);
    const point = address.parcelId === null ? pointOf(feature, rules.extent) : null;
    if (address.parcelId === null && point === null) {
      throw new FaultyFeature('neither a parcel id nor a position');
    }
    return { address, name, point };
  };
  for await (const batch of batchesOf(staging, 'addresses', convert)) {
    const houses = batch.flatMap(({ address, name, point }) =>
      point ? [{ address, name, point }] : [],
    );
    const found = await parcelsAt(
      store,
      stagingTable('parcels', run),
      houses.map(({ point }) => point),
    );
    const joined = houses.flatMap(({ address, name }, index) => {
      const parcelId = found[index];
      if (parcelId) return [{ ...address, parcelId }];
      faults.addresses.add(name, 'no parcel at its position');
      return [];
    });
    const named = batch.flatMap(({ address: { parcelId, ...rest } }) =>
      parcelId === null ? [] : [{ ...rest, parcelId }],
    );
    count += await copyAddresses(staging, [...named, ...joined]);
  }
  return count;
}

/** The subdistricts of their collection and those that only parcels name. */
async function stageSubdistricts(staging: StagingRun): Promise<number> {
  const { store, rules, run, faults, subdistricts } = staging;
  const published = new Set<string>();
  const convert = (feature: SourceFeature, name: string) => ({
    name,
    subdistrict: subdistrictOf(feature, rules),
  });
  for await (const batch of batchesOf(staging, 'subdistricts', convert)) {
    for (const { name, subdistrict } of batch) {
      const { id, municipality, county } = subdistrict;
      if (published.has(id)) {
        faults.subdistricts.add(name, 'the id occurs more than once');
        continue;
      }
      published.add(id);
      const ofParcels = subdistricts.get(id);
      subdistricts.set(id, {
        ...subdistrict,
        municipality: municipality || (ofParcels?.municipality ?? ''),
        county: county || (ofParcels?.county ?? ''),
      });
    }
  }
  const table = await createTable(store, 'subdistricts', run);
  await copyRows(store, table, [...subdistricts.values()].map(subdistrictRow));
  return subdistricts.size;
}

/** What the settings say about addresses is wrong if there is none. @throws SourceError */
function checkAddresses({ rules: { addressesFrom } }: StagingRun, count: number): void {
  if (addressesFrom === null || count > 0) return;
  const reason =
    addressesFrom === 'location'
      ? 'no parcel has a location text with an address, and a municipality'
      : 'the collection is empty';
  throw new SourceError(
    `The cadastre publishes no address: ${reason}. Correct collections.addresses in cadastre.json, or set it to null.`,
  );
}

/** A collection whose features are its rows. */
async function stageList(
  staging: StagingRun,
  collection: 'buildings' | 'districts' | 'authorities',
  rowOf: (feature: SourceFeature, rules: SourceRules, name: string) => CopyRow | null,
): Promise<number> {
  const { store, rules, run, faults, hooks } = staging;
  const table = await createTable(store, collection, run);
  const convert = (feature: SourceFeature, name: string) => rowOf(feature, rules, name);
  let count = 0;
  for await (const batch of batchesOf(staging, collection, convert)) {
    const rows = batch.filter((row) => row !== null);
    count += await copyUnique(store, table, 'id', rows, faults[collection]);
  }
  return count - (await deleteDoubled(store, table, 'id', faults[collection], hooks.runLong));
}

async function stageAll(staging: StagingRun): Promise<Counts> {
  const { store, rules, run, hooks } = staging;
  const { published } = rules;
  const fromParcels = await stageParcels(staging);
  // An empty response is an error of the service.
  if (fromParcels.parcels === 0) throw new SourceError('The cadastre publishes no parcel.');
  const counts: Counts = {
    ...fromParcels,
    ...(published.has('addresses') ? { addresses: await stageAddresses(staging) } : {}),
    buildings: await stageList(staging, 'buildings', buildingRow),
    subdistricts: await stageSubdistricts(staging),
    districts: await stageList(staging, 'districts', districtRow),
    authorities: await stageList(staging, 'authorities', authorityRow),
  };
  checkAddresses(staging, counts.addresses);
  const streets = await createTable(store, STREETS, run);
  await insertStreets(store, streets, staging.streets, hooks.onBatch);
  for (const table of TABLES) {
    if (table !== 'parcels') await completeTable(store, table, run, hooks.runLong);
  }
  return counts;
}

/**
 * Copies the source to staging tables of this run.
 *
 * A source that has lost many rows of the present index is rejected.
 *
 * @throws SourceError when the source is invalid or the tables do not hold what was read
 */
export async function stage(
  options: Pick<StagingRun, 'store' | 'source' | 'rules' | 'run' | 'hooks' | 'previous'>,
): Promise<Staged> {
  const { store, source, rules, run } = options;
  // Read first: data that change meanwhile have another version.
  const version = await versionOf(source, rules);
  const fingerprint = new Fingerprint(source, rules);
  const faults = emptyFaults();
  const counts = await stageAll({
    ...options,
    fingerprint,
    faults,
    streets: new StreetList(),
    subdistricts: new Map(),
  });
  const stored = await countRows(store, run);
  const [wrong] = differences(counts, stored);
  if (wrong) throw new SourceError(`The staging table of ${wrong} is incomplete.`);
  // Doubled ids and houses outside of all parcels are known only now.
  for (const name of COLLECTIONS) {
    faults[name].checkShare(counts[name] + faults[name].count, rules.faultyPercent);
  }
  return {
    run,
    fingerprint: fingerprint.digest(),
    version,
    counts: stored,
    faults: Object.values(faults).flatMap((list) => list.all()),
  };
}

/** Replaces the index by the staging tables, within one transaction. */
export async function swap(transaction: Queryable, staged: Staged): Promise<void> {
  const { run, fingerprint, version, counts } = staged;
  for (const table of TABLES) {
    await transaction.query(`lock table ${table} in access exclusive mode`);
  }
  for (const table of TABLES) {
    await transaction.query(`drop table ${table}`);
    await transaction.query(`alter table ${stagingTable(table, run)} rename to ${table}`);
  }
  await transaction.query(
    `insert into cadastre_imports (id, fingerprint, parcels, counts, version) values (1, $1, $2, $3::jsonb, $4)
     on conflict (id) do update set fingerprint = excluded.fingerprint, parcels = excluded.parcels,
       counts = excluded.counts, version = excluded.version, imported_at = now()`,
    [fingerprint, counts.parcels, JSON.stringify(counts), version],
  );
}
