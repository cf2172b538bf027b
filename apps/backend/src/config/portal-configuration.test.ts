import { loadContract } from '@portal/api/contract';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contractSchemas } from '../contract/schemas.ts';
import { readConfiguration } from './portal-configuration.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const EXAMPLE = join(import.meta.dirname, '../../../portal/portal.config.json');
const example: Json = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'configuration-'));
const schemas = contractSchemas(loadContract());

afterAll(() => rmSync(folder, { recursive: true }));

/** The paths of all values; for a list only those of its first entry. */
function pathsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]));
}

/** A copy with another value at the path. */
function changed(value: Json, [key, ...rest]: readonly string[], to: Json): Json {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (String(index) === key ? changed(entry, rest, to) : entry));
  }
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    fields.map(([name, entry]) => [name, name === key ? changed(entry, rest, to) : entry]),
  );
}

function read(configuration: Json) {
  const file = join(folder, 'state.json');
  writeFileSync(file, JSON.stringify(configuration));
  return readConfiguration(file, 'http://localhost:8081', schemas);
}

describe('rejects a wrong value and names its key (APP-10)', () => {
  it.each(pathsOf(example).map((path) => path.join('.')))('%s', (key) => {
    // No key may be null.
    expect(() => read(changed(example, key.split('.'), null))).toThrow(`state.json: ${key} `);
  });

  it.each<[string, Json]>([
    ['basketMaximum', 51],
    ['landCode', '1'],
    ['cityPattern', '('],
    ['cityPattern', '^(?=a)a$'],
    ['defaultLanguage', 'fr'],
    ['map.projection', 'EPSG:25832'],
    ['map.extent', [3, 2, 1, 4]],
    ['map.initialZoom', 30],
    ['map.wms.0.opacity', 2],
    ['polling.intervalMs', 1],
    ['defaults.format', 'A2'],
    ['defaults.scale', 750],
    ['unknownKey', 1],
  ])('%s: %j', (key, value) => {
    const rare = key === 'unknownKey' ? { unknownKey: 0 } : { cityPattern: '' };
    const wrong = { ...rare, ...Object(example) };
    expect(() => read(changed(wrong, key.split('.'), value))).toThrow(key);
  });

  it('accepts the example configuration', () => {
    const { map, ...rest } = read(example);
    expect(map.wms.every(({ url }) => url.startsWith('http://localhost:8081/'))).toBe(true);
    expect(Object.keys(rest).length + 1).toBe(Object.keys(Object(example)).length);
  });
});
