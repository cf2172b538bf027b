import type { PortalConfiguration } from '@portal/api';
import { COLLECTIONS, type CollectionName } from '../config/cadastre-mapping.ts';
import type { CadastreSettings } from '../config/cadastre-settings.ts';
import { cadastreSource } from '../ports/cadastre-source.ts';
import type { SourceFeature } from '../ports/features.ts';
import { Fingerprint, readCollection } from './read-source.ts';
import {
  addressOf,
  authorityRow,
  buildingRow,
  districtRow,
  parcelRow,
  subdistrictOf,
} from './rows.ts';
import { FaultList, FaultyFeature, SourceError } from './source/faults.ts';
import { nameOf } from './staging-run.ts';

/** Pages of each collection that are read: the second one shows whether the link to it works. */
const PAGES = 2;

const CONVERT = {
  parcels: parcelRow,
  addresses: addressOf,
  buildings: buildingRow,
  subdistricts: subdistrictOf,
  districts: districtRow,
  authorities: authorityRow,
} as const;

/** Whether parcels have a cadastral section, as `state.json` says; null compares nothing. */
type Sections = NonNullable<PortalConfiguration['cadastralSections']> | null;

/** What contradicts `cadastralSections` of the state; null if nothing does. */
function sectionFault(having: number, all: number, setting: Sections): string | null {
  const fitting = having === 0 ? 'NONE' : having === all ? 'REQUIRED' : 'OPTIONAL';
  if (all === 0 || setting === null || setting === 'OPTIONAL' || setting === fitting) return null;
  return `${having} of the first ${all} parcels have a cadastral section, but state.json: cadastralSections is ${setting}; ${fitting} fits them.`;
}

/**
 * Reads the beginning of a collection as an import does: the same requests, in the same CRS and page size.
 *
 * @returns sentences with what an import would reject or skip
 * @throws ExternalSystemError
 */
export async function checkFirstPage(
  name: CollectionName,
  settings: CadastreSettings,
  sections: Sections,
): Promise<readonly string[]> {
  const { rules } = settings;
  const faults = new FaultList(name);
  let withSection = 0;
  let read = 0;
  let selected = 0;
  let pages = 0;
  const convert = (feature: SourceFeature): void => {
    selected += 1;
    try {
      const row = CONVERT[name](feature, rules, nameOf(feature, selected));
      if (row && 'section' in row && row.section !== 0) withSection += 1;
    } catch (error) {
      if (!(error instanceof FaultyFeature)) throw error;
      faults.add(nameOf(feature, selected), error.message);
    }
  };
  const readPages = async (): Promise<string | null> => {
    const source = cadastreSource(settings, []);
    for await (const page of readCollection(source, name, rules, new Fingerprint(source, rules))) {
      read = page.count;
      for (const feature of page.features) convert(feature);
      pages += 1;
      if (pages === PAGES) break;
    }
    return null;
  };
  // The features that were read may have faults as well.
  const wrongCount = await readPages().catch((error: unknown) => {
    if (error instanceof SourceError) return error.message;
    throw error;
  });
  if (read === 0) return [`The collection ${name} is empty.`];
  const [worst] = faults.all();
  const faulty = worst
    ? `${faults.count} of the first ${selected} ${name} are faulty: ${worst.reason} (first ${worst.examples[0]}; cadastre.json: collections.${name}).`
    : null;
  const wrongSections =
    name === 'parcels' ? sectionFault(withSection, selected - faults.count, sections) : null;
  return [faulty, wrongSections, wrongCount].filter((sentence) => sentence !== null);
}

/**
 * Reads the beginning of each collection, and finds what an import would reject or skip: before the portal starts, and without
 * a database (STATE-2).
 *
 * @param sections whether parcels have a cadastral section, as `state.json` says
 * @returns a sentence for each fault
 */
export async function checkFirstPages(
  settings: CadastreSettings,
  sections: Sections,
): Promise<readonly string[]> {
  const found = await Promise.all(
    COLLECTIONS.filter((name) => settings.collections[name]).map((name) =>
      checkFirstPage(name, settings, sections).catch((error: unknown) => [
        error instanceof Error ? error.message : String(error),
      ]),
    ),
  );
  return [...new Set(found.flat())];
}
