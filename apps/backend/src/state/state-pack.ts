import type { PortalConfiguration } from '@portal/api';
import type { OpenApiDocument } from '@portal/api/contract';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractSchemas, contractSchemas } from '../contract/schemas.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { openLocales } from '../locales/locales.ts';
import type { Locales } from '../locales/locales.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { readConfiguration } from './configuration.ts';
import { type Checked, type PackFault, packError } from './faults.ts';

/** Everything that differs between states (STATE-1): the contents of a folder such as `states/lindenmark`. */
export interface StatePack {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** `state.json`. */
  readonly configuration: PortalConfiguration;
  /** `catalogue.json`. */
  readonly catalogue: CatalogueFile;
  /** The texts of the portal and those of the folder `locales`. */
  readonly locales: Locales;
}

/** The schemas of packs: those of the contract, which find every error. */
export const packSchemas = (document: OpenApiDocument): ContractSchemas =>
  contractSchemas(document, { allErrors: true });

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Reads a state pack and finds every fault (STATE-2).
 *
 * @param folder absolute path
 * @param mapOrigin replaces `{sandbox}` in every address
 */
export function checkStatePack(
  folder: string,
  mapOrigin: string,
  schemas: ContractSchemas,
): Checked<StatePack> {
  if (!isFolder(folder)) {
    const reason = 'is not a folder; PORTAL_STATE names a folder in states, or an absolute path';
    return { value: null, faults: [{ file: folder, key: '', reason }] };
  }
  const configuration = readConfiguration(join(folder, 'state.json'), mapOrigin, schemas);
  const catalogue = readCatalogueFile(join(folder, 'catalogue.json'), schemas);
  const textFaults: PackFault[] = [];
  const settings = configuration.value ?? { languages: [] };
  const locales = openLocales(join(folder, 'locales'), settings, (fault) => textFaults.push(fault));
  if (configuration.value && catalogue.value && textFaults.length === 0) {
    const { value } = configuration;
    return {
      value: { folder, configuration: value, catalogue: catalogue.value, locales },
      faults: [],
    };
  }
  return { value: null, faults: [...configuration.faults, ...catalogue.faults, ...textFaults] };
}

/**
 * Reads a state pack at the start.
 *
 * @throws StartError: a sentence with file, key and reason for each wrong value
 */
export function readStatePack(
  folder: string,
  mapOrigin: string,
  schemas: ContractSchemas,
): StatePack {
  const { value, faults } = checkStatePack(folder, mapOrigin, schemas);
  if (!value) throw packError(faults);
  return value;
}
