import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContract } from '@portal/api/contract';
import { type NeededVariable, unsetVariables } from '../config/file-variables.ts';
import type { Checked } from '../config/faults.ts';
import { withoutCredentials } from '../config/credentials.ts';
import { VARIABLES } from '../config/variables.ts';
import { WITH_VARIABLES } from './pack-files.ts';
import { checkStatePack, packSchemas, type StatePack } from './state-pack.ts';

/** The folder of the state packs that are part of the product. */
export const STATES = fileURLToPath(new URL('../../../../states', import.meta.url));

const PORTAL = fileURLToPath(new URL('../../../portal/public', import.meta.url));

/** Takes the place of the sandbox and of environment variables, which a pack names. */
export const PLACEHOLDER = 'http://sandbox.invalid';

const start = process.env['INIT_CWD'] ?? process.cwd();

/** The folder of a state pack, which a command names: a folder in `states`, or a path. */
export const packFolder = (name: string): string =>
  /[\\/.]/.test(name) ? resolve(start, name) : resolve(STATES, name);

/** A sentence with the path of a pack from here. */
export function withPathFromHere(line: string, folder: string): string {
  const sentence = withoutCredentials(line);
  const path = relative(start, folder);
  const isBelow = path !== '' && !path.startsWith('..') && !isAbsolute(path);
  return isBelow ? sentence.replace(folder, path) : sentence;
}

/** Why there is no such pack; null if there is. */
export function reasonAgainst(folder: string): string | null {
  if (existsSync(folder)) return null;
  const packs = readdirSync(STATES).filter((one) => existsSync(join(STATES, one, 'brand')));
  return `There is no folder ${withPathFromHere(folder, folder)}. Name a state pack of the folder states (${packs.join(', ')}), or a path, such as ./my-state.`;
}

/** The environment variables of these files that are not set here, without those that every backend needs. */
export const unsetOfPack = (folder: string): readonly NeededVariable[] =>
  WITH_VARIABLES.flatMap((file) => unsetVariables(join(folder, file), process.env)).filter(
    ({ name }) => !(name in VARIABLES.entries),
  );

/** Reads a pack with the variables that are set here, and placeholders for the others. */
export function readNamedPack(folder: string): Checked<StatePack> {
  const placeholders = unsetOfPack(folder).map(({ name }) => [name, PLACEHOLDER]);
  return checkStatePack(folder, {
    mapOrigin: process.env['MAP_ORIGIN'] ?? PLACEHOLDER,
    schemas: packSchemas(loadContract()),
    env: {
      CADASTRE_URL: PLACEHOLDER,
      PAYMENT_URL: PLACEHOLDER,
      PAYMENT_TOKEN: PLACEHOLDER,
      POSTBOX_URL: PLACEHOLDER,
      POSTBOX_TOKEN: PLACEHOLDER,
      POSTBOX_KEYS: PLACEHOLDER,
      ...Object.fromEntries(placeholders),
      ...process.env,
    },
    portalFolder: PORTAL,
  });
}
