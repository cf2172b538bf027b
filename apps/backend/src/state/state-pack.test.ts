import { loadContract } from '@portal/api/contract';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultSentence } from '../config/faults.ts';
import { checkStatePack, packSchemas, readStatePack } from './state-pack.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const STATES = join(import.meta.dirname, '../../../../states');
const DEMO = join(STATES, 'lindenmark');
const SANDBOX = 'http://localhost:8081';
const context = {
  mapOrigin: SANDBOX,
  schemas: packSchemas(loadContract()),
  env: { CADASTRE_URL: SANDBOX },
};

const folder = mkdtempSync(join(tmpdir(), 'state-pack-'));
cpSync(DEMO, folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

function jsonOf(name: string): Json {
  const { $schema: _address, ...content } = JSON.parse(readFileSync(join(DEMO, name), 'utf8'));
  return content;
}

/** The paths of all values; for a list only those of its first entry. */
function pathsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]));
}

/** A copy with another value at the path, or without it. */
function changed(value: Json, [key, ...rest]: readonly string[], to: Json | undefined): Json {
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

/** The faults of the demo state's pack after one file has been replaced by a text. */
function faultsOf(name: string, text: string): readonly string[] {
  writeFileSync(join(folder, name), text);
  const { faults } = checkStatePack(folder, context);
  rmSync(folder, { recursive: true });
  cpSync(DEMO, folder, { recursive: true });
  return faults.map((fault) => faultSentence(fault).replace(`${folder}/`, ''));
}

const faultsOfChange = (name: string, key: string, to: Json | undefined): readonly string[] =>
  faultsOf(name, JSON.stringify(changed(jsonOf(name), key.split('.'), to)));

describe.each(['state.json', 'catalogue.json'])(
  'a wrong value of %s (STATE-1, STATE-2, APP-10)',
  (name) => {
    // No key may be null.
    it.each(pathsOf(jsonOf(name)).map((path) => path.join('.')))('is found at %s', (key) => {
      const faults = faultsOfChange(name, key, null);
      expect(faults.length).toBeGreaterThan(0);
      for (const fault of faults) expect(fault.startsWith(`${name}: ${key} `)).toBe(true);
    });
  },
);

describe('checkStatePack (STATE-2, BEY-11)', () => {
  it.each<[string, string, Json | undefined, string]>([
    ['state.json', 'basketMaximum', 51, 'must be <= 50'],
    ['state.json', 'basketMaximum', undefined, 'is missing'],
    ['state.json', 'landCode', '1', 'must match pattern "^[0-9]{2}$"'],
    ['state.json', 'cityPattern', '(', 'is not a regular expression'],
    [
      'state.json',
      'cityPattern',
      '^(?=a)a$',
      'uses a lookahead, a backreference or a large repetition, which RE2 does not accept',
    ],
    ['state.json', 'defaultLanguage', 'fr', 'is not one of languages'],
    [
      'state.json',
      'map.projection',
      'EPSG:3857',
      'must be one of EPSG:25831, EPSG:25832, EPSG:25833',
    ],
    ['state.json', 'map.extent', [3, 2, 1, 4], 'is not left, bottom, right, top'],
    ['state.json', 'map.extent', [5, 47, 15, 55], 'is not in Germany, in metres'],
    ['state.json', 'map.initialZoom', 25, 'is not between map.minZoom and map.maxZoom'],
    ['state.json', 'map.wms.0.opacity', 2, 'must be <= 1'],
    ['state.json', 'polling.intervalMs', 1, 'must be >= 200'],
    ['state.json', 'defaults.format', 'A2', 'must be one of A4, A3'],
    ['state.json', 'defaults.scale', 750, 'must be one of 500, 1000, 2000, 5000'],
    ['state.json', 'termsUrl', 'javascript:a', 'must match pattern "^https?://"'],
    ['state.json', 'contact.email', 'kataster', 'must match format "email"'],
    ['state.json', 'title.en', '', 'must NOT have fewer than 1 characters'],
    ['state.json', 'contact.fax', '1', 'is not a known key'],
    ['state.json', 'parcelSearches', ['MAP'], 'is set by the backend; remove it'],
    ['state.json', 'loadedLanguages', ['nds'], 'is set by the backend; remove it'],
    ['cadastre.json', 'pageSize', 0, 'must be >= 1'],
    [
      'state.json',
      'pages.imprint.sections.0.paragraphs.0.de',
      '[a](https://a.example) [b](javascript:b)',
      'links to javascript:b; allowed are http, https, mailto, tel and #/',
    ],
    [
      'state.json',
      'footerLinks.0.url',
      'javascript:a',
      'links to javascript:a; allowed are http, https, mailto, tel and #/',
    ],
    ['catalogue.json', 'vatRate', 101, 'must be <= 100'],
    ['catalogue.json', 'currency', 'EUR', 'is not a known key'],
    ['catalogue.json', 'categories', [], 'must NOT have fewer than 1 items'],
    ['catalogue.json', 'categories.0.products', [], 'is empty'],
    ['catalogue.json', 'categories.0.products.0.priceBasePdf', undefined, 'is missing'],
    [
      'catalogue.json',
      'categories.0.products.0.kind',
      'OWNER_RECORD',
      'contradicts the flags of the product liegenschaftskarte',
    ],
    ['catalogue.json', 'categories.1.id', 'karten', 'is used twice'],
    ['catalogue.json', 'categories.1.products.0.id', 'liegenschaftskarte', 'is used twice'],
    ['catalogue.json', 'paymentMethods.1.method', 'CREDIT_CARD', 'is used twice'],
  ])('names file, key and reason: %s, %s = %j', (name, key, to, reason) => {
    expect(faultsOfChange(name, key, to)).toEqual([`${name}: ${key} ${reason}.`]);
  });

  it('finds several faults in several files', () => {
    writeFileSync(
      join(folder, 'catalogue.json'),
      JSON.stringify(changed(jsonOf('catalogue.json'), ['vatRate'], -1)),
    );
    writeFileSync(join(folder, 'identity.json'), JSON.stringify({ trustLevels: [] }));
    writeFileSync(join(folder, 'cadastre.json'), JSON.stringify({ pageSize: 0, version: 'x' }));
    const wrong = changed(changed(jsonOf('state.json'), ['landCode'], 'x'), ['basketMaximum'], 0);
    const faults = faultsOf('state.json', JSON.stringify(wrong));
    cpSync(join(DEMO, 'catalogue.json'), join(folder, 'catalogue.json'));
    expect(faults).toEqual([
      'state.json: landCode must match pattern "^[0-9]{2}$".',
      'state.json: basketMaximum must be >= 1.',
      'catalogue.json: vatRate must be >= 0.',
      'cadastre.json: pageSize must be >= 1.',
      'cadastre.json: version must be one of etag, none.',
      'identity.json: trustLevels must be an object of trust levels.',
    ]);
  });

  it('names a file that is not JSON, and one that is missing', () => {
    expect(faultsOf('catalogue.json', '{')).toEqual([
      expect.stringMatching(/^catalogue\.json: the file is not JSON \(.+\)\.$/),
    ]);
    rmSync(join(folder, 'brand/logo.svg'));
    const { faults } = checkStatePack(join(folder, 'brand'), context);
    expect(faults.slice(0, 2).map(({ file, reason }) => [file, reason.slice(0, 14)])).toEqual([
      [join(folder, 'brand/state.json'), 'cannot be read'],
      [join(folder, 'brand/catalogue.json'), 'cannot be read'],
    ]);
  });
});

/** The text of `tokens.json` with these colours of the light theme. */
const tokens = (light: object): string => JSON.stringify({ light: { color: light } });

describe('the brand of a pack (STATE-6)', () => {
  it.each<[string, string, string, string]>([
    [
      'a logo without id',
      'logo.svg',
      '<svg viewBox="0 0 1 1"/>',
      'the file has no id="logo" on its first element',
    ],
    [
      'a picture without viewBox',
      'landing.svg',
      '<svg id="landing"/>',
      'the file has no viewBox on its first element',
    ],
    ['an icon that is not SVG', 'favicon.svg', 'GIF89a', 'the file is not an SVG file'],
    [
      'a picture that is too large',
      'favicon.svg',
      `<svg>${'x'.repeat(200_000)}</svg>`,
      'the file is larger than 200 kB',
    ],
    ['tokens that are not JSON', 'tokens.json', '{', 'the file is not JSON'],
    [
      'a colour without contrast',
      'tokens.json',
      tokens({ action: { $value: '#cccccc' }, 'on-action': { $value: '#ffffff' } }),
      'light.color.onAction on action has a contrast of 1.61:1, needed are 4.5:1 (WCAG 1.4.3)',
    ],
    [
      'a typeface that is missing',
      'tokens.json',
      JSON.stringify({ $extensions: { 'portal.typefaces': [{ family: 'A', file: 'a.woff2' }] } }),
      'A has no file a.woff2',
    ],
  ])('rejects %s', (_what, name, text, sentence) => {
    const faults = faultsOf(`brand/${name}`, text);
    expect(faults).toContainEqual(expect.stringContaining(`brand/${name}: ${sentence}`));
  });

  it('contains the picture of each product that is in the pack', () => {
    const key = 'categories.0.products.0.imagePath';
    expect(faultsOfChange('catalogue.json', key, '/state/map.svg')).toEqual([
      `catalogue.json: ${key} names map.svg, which is not in the folder brand.`,
    ]);
    expect(faultsOfChange('catalogue.json', key, '/state/logo.svg')).toEqual([]);
  });
});

describe('readStatePack', () => {
  it('reads the demo state, and replaces the origin of the sandbox', () => {
    const { configuration, catalogue } = readStatePack(DEMO, context);
    expect(configuration.map.wms.every(({ url }) => url.startsWith(`${SANDBOX}/`))).toBe(true);
    expect(catalogue.paymentMethods.length).toBeGreaterThan(0);
  });

  it('stops the start with a sentence that names the variable when there is no such pack', () => {
    expect(() => readStatePack(join(STATES, 'nowhere'), context)).toThrow(
      /nowhere: the file is not a folder; PORTAL_STATE names a folder in states, or an absolute path\.$/,
    );
  });
});
