import { loadContract } from '@portal/api/contract';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { faultSentence } from '../config/faults.ts';
import { checkStatePack, packSchemas } from '../state-pack/state-pack.ts';

/** A value of a JSON file. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The folder of the state packs. */
export const STATES = join(import.meta.dirname, '../../../../states');

/** The pack of the demo state. */
export const DEMO = join(STATES, 'lindenmark');

/** The origin of the sandbox in tests of packs. */
export const SANDBOX = 'http://localhost:8081';

/** What packs are checked with. */
export const packContext = {
  mapOrigin: SANDBOX,
  schemas: packSchemas(loadContract()),
  env: { CADASTRE_URL: SANDBOX },
  portalFolder: join(import.meta.dirname, '../../../portal/public'),
};

/** A file of the demo state's pack. */
export function jsonOf(name: string): Json {
  const { $schema: _address, ...content } = JSON.parse(readFileSync(join(DEMO, name), 'utf8'));
  return content;
}

/** The paths of all values; for a list only those of its first entry. */
export function pathsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]));
}

/** A copy with another value at the path, or without it. */
export function changed(
  value: Json,
  [key, ...rest]: readonly string[],
  to: Json | undefined,
): Json {
  const field = (entry: Json): Json | undefined =>
    rest.length === 0 ? to : changed(entry, rest, to);
  const replaced = (name: string, entry: Json): [string, Json][] => {
    const result = name === key ? field(entry) : entry;
    return result === undefined ? [] : [[name, result]];
  };
  if (Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, entry]) =>
      replaced(name, entry).map(([, one]) => one),
    );
  }
  const fields: Record<string, Json> = Object(value);
  const present = key === undefined || key in fields ? fields : { ...fields, [key]: null };
  return Object.fromEntries(
    Object.entries(present).flatMap(([name, entry]) => replaced(name, entry)),
  );
}

/** A copy of the demo state's pack, in which each test changes files. */
export function changedPack() {
  const folder = mkdtempSync(join(tmpdir(), 'state-pack-'));
  const restore = (): void => {
    rmSync(folder, { recursive: true });
    cpSync(DEMO, folder, { recursive: true });
  };
  restore();
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The sentences of the check, without the folder; then the pack is as before. */
  const check = (): readonly string[] => {
    const found = checkStatePack(folder, packContext).faults;
    restore();
    return found.map((fault) => faultSentence(fault).replace(`${folder}/`, ''));
  };
  /** The same after one file has been replaced. */
  const faultsOf = (name: string, text: string | Uint8Array): readonly string[] => {
    writeFileSync(join(folder, name), text);
    return check();
  };
  return {
    folder,
    check,
    faultsOf,
    /** The same after a value has been changed. */
    faultsOfChange: (name: string, key: string, to: Json | undefined): readonly string[] =>
      faultsOf(name, JSON.stringify(changed(jsonOf(name), key.split('.'), to))),
  };
}
