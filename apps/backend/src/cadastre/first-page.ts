import { COLLECTIONS, type CollectionName } from '../config/cadastre-mapping.ts';
import type { CadastreSettings } from '../config/cadastre-settings.ts';
import { cadastreSource } from '../ports/cadastre-source.ts';
import type { SourceFeature } from '../ports/features.ts';
import { addressOf, authorityRow, districtRow, parcelRow, subdistrictOf } from './rows.ts';
import { FaultList, FaultyFeature } from './source/faults.ts';
import { isSelected } from './source/values.ts';
import { nameOf } from './staging-run.ts';

/** Features of each collection that are read. */
const PAGE_SIZE = 100;

const CONVERT = {
  parcels: parcelRow,
  addresses: addressOf,
  subdistricts: subdistrictOf,
  districts: districtRow,
  authorities: authorityRow,
} as const;

/**
 * Reads the first page of a collection.
 *
 * @returns a sentence with what an import would reject or skip; null if there is nothing
 * @throws ExternalSystemError
 */
export async function checkFirstPage(
  name: CollectionName,
  settings: CadastreSettings,
): Promise<string | null> {
  const pages = cadastreSource({ ...settings, pageSize: PAGE_SIZE }, []).pages(name);
  const first = await pages[Symbol.asyncIterator]().next();
  const page: readonly SourceFeature[] = first.done ? [] : first.value.features;
  if (page.length === 0) return `The collection ${name} is empty.`;
  const features = page.filter((one) => isSelected(one, settings.rules.where[name]));
  const faults = new FaultList(name);
  for (const [index, feature] of features.entries()) {
    try {
      CONVERT[name](feature, settings.rules);
    } catch (error) {
      if (!(error instanceof FaultyFeature)) throw error;
      faults.add(nameOf(feature, index + 1), error.message);
    }
  }
  const [worst] = faults.all();
  return worst
    ? `${faults.count} of the first ${features.length} ${name} are faulty: ${worst.reason} (first ${worst.examples[0]}; cadastre.json: collections.${name}).`
    : null;
}

/**
 * Reads the first page of each collection, and finds what an import would reject or skip: before the portal starts, and without
 * a database (STATE-2).
 *
 * @returns a sentence for each collection that has a fault
 */
export async function checkFirstPages(settings: CadastreSettings): Promise<readonly string[]> {
  const found = await Promise.all(
    COLLECTIONS.filter((name) => settings.collections[name]).map((name) =>
      checkFirstPage(name, settings).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      ),
    ),
  );
  return [...new Set(found.filter((sentence) => sentence !== null))];
}
