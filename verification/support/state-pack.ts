import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pack of the demo state. */
const DEMO = join(import.meta.dirname, '../../states/lindenmark');

/**
 * Copies the pack of the demo state to a new folder.
 *
 * @param changes members that replace those of `state.json`
 * @returns the folder
 */
export function writeStatePack(folder: string, changes: object = {}): string {
  cpSync(DEMO, folder, { recursive: true });
  const file = join(folder, 'state.json');
  const configuration: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...configuration, ...changes }));
  return folder;
}
