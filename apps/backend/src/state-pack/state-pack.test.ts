import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  changed,
  changedPack,
  DEMO,
  type Json,
  jsonOf,
  packContext,
  pathsOf,
  SANDBOX,
  STATES,
} from '../testing/changed-pack.ts';
import { readStatePack } from './state-pack.ts';

const { folder, check, faultsOf, faultsOfChange } = changedPack();

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
    ['state.json', 'basketMaximum', 51, 'must be at most 50, but is 51'],
    ['state.json', 'basketMaximum', undefined, 'is missing: Extracts in one order'],
    [
      'state.json',
      'basketMaximum',
      '5',
      'must be a whole number without quotation marks, but is "5"',
    ],
    [
      'state.json',
      'landCode',
      '1',
      'is "1"; expected: the two digits with which parcel ids begin; for example "03"',
    ],
    [
      'state.json',
      'cityPattern',
      '(',
      'is not a regular expression; docs/configuration.md has one to copy',
    ],
    [
      'state.json',
      'cityPattern',
      '^(?=a)a$',
      'uses a lookahead, a backreference or a large repetition, which RE2 does not accept',
    ],
    ['state.json', 'defaultLanguage', 'fr', 'is not one of languages: de, en'],
    [
      'state.json',
      'map.projection',
      'EPSG:3857',
      'must be one of EPSG:25831, EPSG:25832, EPSG:25833, but is "EPSG:3857"',
    ],
    [
      'state.json',
      'map.extent',
      [3, 2, 1, 4],
      'is not left, bottom, right, top; for example [560000, 5930000, 570000, 5940000]',
    ],
    [
      'state.json',
      'map.extent',
      [5, 47, 15, 55],
      'is not in Germany, in metres; for example [560000, 5930000, 570000, 5940000]',
    ],
    [
      'state.json',
      'map.wms.0.url',
      'https://user:word@maps.example/wms',
      'contains a user name or password, which every browser would receive; passThrough of maps.json is the place for them',
    ],
    ['state.json', 'map.start', [0, 0, 1, 1], 'is not within map.extent, or has no area'],
    ['state.json', 'map.initialZoom', 25, 'is not between map.minZoom and map.maxZoom'],
    ['state.json', 'map.wms.0.opacity', 2, 'must be at most 1, but is 2'],
    [
      'state.json',
      'lifecycle.reminderHours',
      504,
      'is 504, but the shortest period of an order has 504 hours: no reminder would be sent; 0 means none',
    ],
    ['state.json', 'polling.intervalMs', 1, 'must be at least 200, but is 1'],
    ['state.json', 'defaults.format', 'A2', 'must be one of A4, A3, but is "A2"'],
    ['state.json', 'defaults.scale', 750, 'must be one of 500, 1000, 2000, 5000, but is 750'],
    [
      'state.json',
      'termsUrl',
      'javascript:a',
      'is "javascript:a"; expected: address of the general terms that the customer accepts; for example "https://kataster.land.example/agb"',
    ],
    [
      'state.json',
      'mapViewerUrl',
      'https://viewer land/',
      'is "https://viewer land/"; expected: address of the free map viewer that the landing page opens; for example "https://viewer.land.example/"',
    ],
    [
      'state.json',
      'contact.email',
      'kataster',
      'is "kataster"; expected: e-mail address; for example "kataster@land.example"',
    ],
    ['state.json', 'title.en', '', 'must not be empty'],
    ['state.json', 'landCode', 3, 'must be a text in quotation marks, but is 3; for example "03"'],
    [
      'state.json',
      'title.Deutsch',
      'Karten',
      'is not a possible key; expected: language tag (BCP 47): two or three small letters, with a region where needed; for example "nds"',
    ],
    [
      'catalogue.json',
      'categories.0.products.0.priceBasePdf.priceGross',
      28.56,
      'must be a whole number, but is 28.56; for example 2250',
    ],
    ['state.json', 'contact.fax', '1', 'is not a known key'],
    ['state.json', 'landcode', '12', 'is not a known key; perhaps landCode is meant'],
    ['state.json', 'parcelSearches', ['MAP'], 'is set by the backend; remove it'],
    ['state.json', 'paymentMethods', [], 'is set by the backend; remove it'],
    ['state.json', 'loadedLanguages', ['nds'], 'is set by the backend; remove it'],
    [
      'state.json',
      'subtitle.nds',
      'Ut dat Kataster',
      'is not shown, because languages of state.json lacks nds; add it there, or delete the text',
    ],
    [
      'catalogue.json',
      'categories.0.products.0.names.nds',
      'Koort',
      'is not shown, because languages of state.json lacks nds; add it there, or delete the text',
    ],
    ['cadastre.json', 'pageSize', 0, 'must be at least 1, but is 0'],
    [
      'state.json',
      'pages.imprint.sections.0.paragraphs.0.de',
      '[a](https://a.example) [b](javascript:b)',
      'links to javascript:b; an address begins with https://, http://, mailto:, tel: or #/',
    ],
    [
      'state.json',
      'footerLinks.0.url',
      '#/kontackt',
      'links to #/kontackt, which is no page of the portal; for example #/kontakt is one',
    ],
    [
      'state.json',
      'infoSections.0.paragraphs.0.de',
      '[Kontakt](#/kontackt)',
      'links to #/kontackt, which is no page of the portal; for example #/kontakt is one',
    ],
    [
      'state.json',
      'footerLinks.0.url',
      'javascript:a',
      'links to javascript:a; an address begins with https://, http://, mailto:, tel: or #/',
    ],
    ['catalogue.json', 'vatRate', 101, 'must be at most 100, but is 101'],
    ['catalogue.json', 'currency', 'EUR', 'is not a known key'],
    ['catalogue.json', 'categories', [], 'must not be an empty list'],
    ['catalogue.json', 'categories.0.products', [], 'is an empty list'],
    ['catalogue.json', 'categories.0.products.0.priceBasePdf', undefined, 'is missing'],
    [
      'catalogue.json',
      'categories.0.products.0.kind',
      'OWNER_RECORD',
      'is OWNER_RECORD, but userDefinedFormat, withLandEstimate, sensitiveData and property mean CADASTRAL_MAP',
    ],
    ['catalogue.json', 'categories.1.id', 'karten', 'is used twice'],
    ['catalogue.json', 'categories.1.products.0.id', 'liegenschaftskarte', 'is used twice'],
    ['catalogue.json', 'paymentMethods.1.method', 'CREDIT_CARD', 'is used twice'],
  ])('names file, key and reason: %s, %s = %j', (name, key, to, reason) => {
    expect(faultsOfChange(name, key, to)).toEqual([`${name}: ${key} ${reason}.`]);
  });

  it('names languages without a name or texts, and a time-out no longer than its interval', () => {
    const state = changed(jsonOf('state.json'), ['languages'], ['de', 'en', 'pl']);
    const reason =
      'is pl, which has no name; set language.name in locales/pl/portal.json, or languageNames.pl';
    expect(faultsOf('state.json', JSON.stringify(state))).toEqual([
      `state.json: languages.2 ${reason}.`,
    ]);
    const named = changed(state, ['languageNames'], { pl: 'Polski' });
    expect(faultsOf('state.json', JSON.stringify(named))).toEqual([]);
    expect(faultsOfChange('state.json', 'fallbackLanguages', ['nds', 'nsd'])).toEqual([
      'state.json: fallbackLanguages.1 is nsd, in which there are no texts; locales/nsd is missing.',
    ]);
    expect(faultsOfChange('state.json', 'polling.timeoutMs', 5000)).toEqual([
      'state.json: polling.intervalMs is not below polling.timeoutMs, which is 5000.',
    ]);
  });

  it('finds several faults in several files', () => {
    writeFileSync(
      join(folder, 'catalogue.json'),
      JSON.stringify(changed(jsonOf('catalogue.json'), ['vatRate'], -1)),
    );
    writeFileSync(join(folder, 'identity.json'), JSON.stringify({ trustLevels: [] }));
    writeFileSync(join(folder, 'cadastre.json'), JSON.stringify({ pageSize: 0, version: 'x' }));
    const wrong = changed(changed(jsonOf('state.json'), ['landCode'], 'x'), ['basketMaximum'], 0);
    expect(faultsOf('state.json', JSON.stringify(wrong))).toEqual([
      'state.json: landCode is "x"; expected: the two digits with which parcel ids begin; for example "03".',
      'state.json: basketMaximum must be at least 1, but is 0.',
      'catalogue.json: vatRate must be at least 0, but is -1.',
      'cadastre.json: pageSize must be at least 1, but is 0.',
      'cadastre.json: version must be one of etag, none, but is "x".',
      'identity.json: trustLevels must be an object, written in { }, of trust levels.',
    ]);
  });

  it('names what a schema cannot express although other values are wrong', () => {
    rmSync(join(folder, 'brand/logo.svg'));
    const product = 'categories.0.products.0';
    const catalogue = changed(jsonOf('catalogue.json'), ['vatRate'], -1);
    const picture = changed(catalogue, `${product}.imagePath`.split('.'), '/state/map.svg');
    writeFileSync(
      join(folder, 'catalogue.json'),
      JSON.stringify(changed(picture, `${product}.kind`.split('.'), 'OWNER_RECORD')),
    );
    const colour = { light: { color: { ink: { $value: 'black' } } } };
    writeFileSync(join(folder, 'brand/tokens.json'), JSON.stringify(colour));
    const state = changed(jsonOf('state.json'), ['footerLinks', '0', 'label'], 7);
    const links = changed(state, ['footerLinks', '0', 'url'], '#/kontackt');
    const faults = faultsOf(
      'state.json',
      JSON.stringify(changed(links, ['defaultLanguage'], 'fr')),
    );
    expect(faults.map((fault) => fault.split(' ').slice(0, 3).join(' '))).toEqual([
      'state.json: footerLinks.0.label must',
      'state.json: defaultLanguage is',
      'state.json: footerLinks.0.url links',
      'catalogue.json: vatRate must',
      `catalogue.json: ${product}.kind is`,
      'brand/logo.svg: the file',
      'brand/tokens.json: light.color.ink must',
      `catalogue.json: ${product}.imagePath names`,
    ]);
  });

  it.each([
    ['catalog.json', 'is not read; perhaps catalogue.json is meant'],
    ['identiy.json', 'is not read; perhaps identity.json is meant'],
    ['brand/colours.json', 'is not read; read are tokens.json'],
    ['locales/de/portl.json', 'is not read; perhaps portal.json is meant'],
    [
      'locales/pl/portal.json',
      'is not read, because languages of state.json lacks pl; add it there, or delete the folder',
    ],
  ])('names a file that nothing reads: %s', (name, reason) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    expect(faultsOf(name, '{}')).toEqual([`${name}: the file ${reason}.`]);
  });

  it('names a file that is not JSON, and one that is missing', () => {
    expect(faultsOf('catalogue.json', '{')).toEqual([
      expect.stringMatching(
        /^catalogue\.json: the file is not JSON at or before line 1, column 2: .+ \(.+\)\.$/,
      ),
    ]);
    rmSync(join(folder, 'brand/logo.svg'));
    rmSync(join(folder, 'catalogue.json'));
    expect(check()).toEqual([
      'catalogue.json: the file is missing.',
      'brand/logo.svg: the file is missing.',
    ]);
  });
});

describe('readStatePack', () => {
  it('reads the demo state, and replaces the origin of the sandbox', () => {
    const { configuration, catalogue } = readStatePack(DEMO, packContext);
    expect(configuration.map.wms.every(({ url }) => url.startsWith(`${SANDBOX}/`))).toBe(true);
    expect(catalogue.paymentMethods.length).toBeGreaterThan(0);
  });

  it('stops the start with a sentence that names the variable when there is no such pack', () => {
    expect(() => readStatePack(join(STATES, 'nowhere'), packContext)).toThrow(
      /nowhere\/state\.json: the file is missing; a state pack is a folder in states, .+ PORTAL_STATE/,
    );
  });
});
