import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCadastreFile } from './cadastre-file.ts';
import { faultSentence } from './faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'cadastre-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: object | string): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const faultsOf = (content: object | string): readonly string[] =>
  readCadastreFile(write('cadastre.json', content), {}).faults.map((fault) =>
    faultSentence(fault).replace(`${folder}/`, ''),
  );

const ADDRESS = 'https://ogc-api.example/v1';

/** A collection with every key. */
const collection = (fact: string) => ({
  url: ADDRESS,
  id: 'name',
  query: { a: 'b' },
  where: { art: ['Gemarkung'] },
  properties: { [fact]: ['one', 'two'] },
});

/** A file with every key. */
const COMPLETE = {
  $schema: '../schema/cadastre.json',
  url: ADDRESS,
  headers: { 'x-key': 'a' },
  query: { f: 'json' },
  crsParameter: 'EPSG:25832',
  pageSize: 500,
  version: 'etag',
  numberMatched: 'ignored',
  extent: [280_000, 5_560_000, 540_000, 5_840_000],
  limits: { faultyPercent: 1, decreasePercent: 10 },
  collections: {
    parcels: collection('parcelId'),
    addresses: { ...collection('street'), from: 'location' },
    subdistricts: collection('name'),
    districts: collection('districtId'),
    authorities: collection('authorityId'),
  },
};

/** The paths of all values and of their objects. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  const own = path === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsOf(inner, [path, key].filter(Boolean).join('.')),
    ),
  ];
}

/** A copy with another value at the path. */
function changed(value: unknown, [key = '', ...rest]: readonly string[], to: unknown): unknown {
  const members = Object(value) as Readonly<Record<string, unknown>>;
  const inner = rest.length === 0 ? to : changed(members[key], rest, to);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...members, [key]: inner };
}

describe('cadastre.json (STATE-2, DATA-1)', () => {
  it('accepts every key, and none', () => {
    expect(faultsOf(COMPLETE)).toEqual([]);
    expect(faultsOf({})).toEqual([]);
    expect(readCadastreFile(join(folder, 'absent.json'), {}).faults).toEqual([]);
  });

  // No value may be a number that is not whole and below zero.
  it.each(pathsOf(COMPLETE).filter((path) => !path.startsWith('extent.')))(
    'names the key of a wrong value: %s',
    (path) => {
      const faults = faultsOf(changed(COMPLETE, path.split('.'), -0.5) as object);
      expect(faults.length).toBeGreaterThan(0);
      // A property name in a list is part of a value that is a text or a list.
      const keys = [path, path.replace(/\.\d+$/, '')];
      for (const fault of faults) {
        expect(keys.some((key) => fault.startsWith(`cadastre.json: ${key} `))).toBe(true);
      }
    },
  );

  it.each<[string, unknown, string]>([
    [
      'url',
      'somewhere',
      'is "somewhere"; expected: address of the OGC API - Features, before /collections, or of the WFS; for example "https://ogc-api.land.example/alkis/v1"',
    ],
    [
      'url',
      'https://user:word@ogc-api.example',
      'contains a user name or password; write them as headers',
    ],
    ['pageSize', 0, 'must be at least 1, but is 0'],
    ['pageSize', 100_001, 'must be at most 100000, but is 100001'],
    ['pageSize', '500', 'must be a number, but is "500"'],
    ['version', 'date', 'must be one of etag, none, but is "date"'],
    [
      'extent',
      [3, 2, 1, 4],
      'is not left, bottom, right, top; for example [560000, 5930000, 570000, 5940000]',
    ],
    [
      'extent',
      [5, 47, 15, 55],
      'is not in Germany, in metres; for example [560000, 5930000, 570000, 5940000]',
    ],
    ['limits.faultyPercent', 101, 'must be at most 100, but is 101'],
    ['collections.parcels', null, 'must be an object, written in { }'],
    [
      'collections.addresses.from',
      'anywhere',
      'must be one of collection, location, but is "anywhere"',
    ],
    ['collections.parcels.properties.colour', 'x', 'is not a known key'],
    ['pagesize', 500, 'is not a known key; perhaps pageSize is meant'],
    ['headers', [], 'must be an object, written in { }, of texts'],
    ['limits', [], 'must be an object, written in { }'],
    ['collections', [], 'must be an object, written in { }'],
    ['collections.parcels', [], 'must be an object, written in { }'],
    ['collections.parcels.where', [], 'must be an object, written in { }'],
    ['collections.parcels.properties', [], 'must be an object, written in { }'],
  ])('gives the reason: %s = %j', (key, value, reason) => {
    const content = changed(COMPLETE, key.split('.'), value) as object;
    expect(faultsOf(content)).toContain(`cadastre.json: ${key} ${reason}.`);
  });

  it('refuses an address of another protocol', () => {
    expect(faultsOf({ url: 'ftp://ogc-api.example' })).toEqual([
      expect.stringMatching(/^cadastre\.json: url is "ftp:.*; expected: address of/),
    ]);
  });

  it('switches a property off by null (OPS-9)', () => {
    const content = { collections: { parcels: { properties: { location: null } } } };
    const { value, faults } = readCadastreFile(write('cadastre.json', content), {});
    expect(faults).toEqual([]);
    expect(value?.collections.parcels.properties.location).toEqual([]);
    expect(value?.collections.parcels.properties.area).toEqual(['flaeche']);
  });

  it('names the missing number of an extent', () => {
    expect(faultsOf({ extent: [0, 0, 1] })).toEqual([
      'cadastre.json: extent.3 must be a number, but is missing.',
    ]);
  });

  it('names every fault at once', () => {
    const faults = faultsOf({
      adress: 'x',
      pagesize: 1,
      url: 'somewhere',
      headers: { key: '${MISSING_KEY}' },
      pageSize: 0,
      limits: { faultyPercent: -1, faulty: 1 },
      collections: { parcels: { properties: { parcelNr: 'a', size: 'b' }, id: 7 }, streets: {} },
    });
    expect(faults.toSorted()).toEqual(
      [
        'adress is not a known key',
        'collections.parcels.id must be a text, but is 7',
        'collections.parcels.properties.parcelNr is not a known key; perhaps parcelId is meant',
        'collections.parcels.properties.size is not a known key',
        'collections.streets is not a known key',
        'headers.key needs the environment variable MISSING_KEY, which is not set',
        'limits.faulty is not a known key',
        'limits.faultyPercent must be at least 0, but is -1',
        'pageSize must be at least 1, but is 0',
        'pagesize is not a known key; perhaps pageSize is meant',
        'url is "somewhere"; expected: address of the OGC API - Features, before /collections, or of the WFS; for example "https://ogc-api.land.example/alkis/v1"',
      ].map((text) => `cadastre.json: ${text}.`),
    );
  });

  it.each(['${MY-KEY}', '${}', '${KEY', 'Bearer ${MY KEY}'])(
    'names a placeholder that is no name of a variable: %s',
    (value) => {
      const [placeholder = ''] = /\$.*/.exec(value) ?? [];
      expect(faultsOf({ headers: { 'x-api-key': value } })).toEqual([
        `cadastre.json: headers.x-api-key contains ${placeholder}, which names no environment variable: letters, digits and _ between \${ and }; for example \${CADASTRE_KEY}.`,
      ]);
    },
  );

  it('names an address with such a placeholder once', () => {
    expect(faultsOf({ url: 'https://${MY-HOST}/v1' })).toEqual([
      expect.stringMatching(/^cadastre\.json: url contains \$\{MY-HOST\}, which names no/),
    ]);
  });

  it('names a file that is not JSON or no object', () => {
    expect(faultsOf('{')).toEqual([
      expect.stringMatching(
        /^cadastre\.json: the file is not JSON at or before line 1, column 2: .+\.$/,
      ),
    ]);
    expect(faultsOf('[]')).toEqual(['cadastre.json: the file must be an object, written in { }.']);
  });
});
