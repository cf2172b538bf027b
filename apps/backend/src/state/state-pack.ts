import type { PortalConfiguration } from '@portal/api';
import type { OpenApiDocument } from '@portal/api/contract';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractSchemas, contractSchemas } from '../contract/schemas.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { readConfiguration } from './configuration.ts';
import { type Checked, packError } from './faults.ts';

/** Everything that differs between states (STATE-1): the contents of a folder such as `states/lindenmark`. */
export interface StatePack {
  /** Absolute path of the folder. */
  readonly folder: string;
  /** `state.json`. */
  readonly configuration: PortalConfiguration;
  /** `catalogue.json`. */
  readonly catalogue: CatalogueFile;
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
  if (configuration.value && catalogue.value) {
    const value = { folder, configuration: configuration.value, catalogue: catalogue.value };
    return { value, faults: [] };
  }
  return { value: null, faults: [...configuration.faults, ...catalogue.faults] };
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
