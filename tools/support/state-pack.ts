import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the state packs. */
export const STATES = join(import.meta.dirname, '../../states');

/**
 * Copies a state pack to a new folder.
 *
 * @param changes members that replace those of `state.json`
 * @param name of the pack; by default that of the demo state
 * @returns the folder
 */
export function writeStatePack(folder: string, changes: object = {}, name = 'lindenmark'): string {
  cpSync(join(STATES, name), folder, { recursive: true });
  const file = join(folder, 'state.json');
  const configuration: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...configuration, ...changes }));
  return folder;
}

/** Lets a copied pack read the cadastre at another address than that of the cadastre system, which orders go to. */
export function readCadastreAt(folder: string, address: string): void {
  const file = join(folder, 'cadastre.json');
  const text = readFileSync(file, 'utf8').replaceAll('${CADASTRE_URL}', address);
  const settings: object = JSON.parse(text);
  writeFileSync(file, JSON.stringify({ url: `${address}/cadastre/ogc`, ...settings }));
}

/** Replaces `identity.json` of a copied pack. */
export function writeIdentity(folder: string, content: object): void {
  writeFileSync(join(folder, 'identity.json'), JSON.stringify(content));
}
