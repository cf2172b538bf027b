import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DOCUMENT } from '../repository/commands.ts';
import { projectFiles } from '../repository/project-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { publicApi } from './public-api.ts';
import { apiOf, manifestOf, PUBLISHED, releasedOf } from './released.ts';
import { noteOf, undeclared } from './undeclared.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const CHANGESETS = globSync('.changeset/*.md', { cwd: ROOT }).map(read);

describe.each(PUBLISHED)('%s beside its last release (LIB-23, SHAPE-4)', (folder) => {
  const released = releasedOf(folder);
  const { name, version } = manifestOf(folder);

  it('has the version of the release whose exports are kept', () => {
    expect(released.version).toBe(version);
    expect(Object.keys(released.api).length).toBeGreaterThan(20);
  });

  it('removes and changes only what a changeset names', { timeout: 120_000 }, () => {
    expect(undeclared(name, released.api, apiOf(folder), CHANGESETS)).toEqual([]);
  });
});

describe('versions (LIB-23)', () => {
  it('of the contract and of its package are the same', () => {
    expect(parse(read('packages/api/openapi.yaml')).info.version).toBe(
      manifestOf('packages/api').version,
    );
  });

  it('of the backend, which it reports, and of the published metadata are the same', () => {
    const { version } = JSON.parse(read('apps/backend/package.json'));
    expect(parse(read('publiccode.yml')).softwareVersion).toBe(version);
  });
});

it('no document installs a package by its name, as long as no registry has it (LIB-23)', () => {
  const documents = projectFiles().filter(({ path }) => DOCUMENT.test(path));
  const installing = documents.filter(({ text }) => text.includes('npm install ./portal-ui-'));
  expect(installing.length).toBeGreaterThan(40);
  const byName = documents.filter(({ text }) => /npm (?:i|install|add) @portal\//.test(text));
  expect(byName.map(({ path }) => path)).toEqual([]);
});

const folder = temporaryFolder('released');
afterAll(() => folder[Symbol.dispose]());

/** What a package with this source publishes. */
function apiOfSource(source: string): ReturnType<typeof publicApi> {
  const place = join(folder.path, `package-${Math.random()}`);
  mkdirSync(place);
  writeFileSync(join(place, 'index.ts'), source);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ exports: { '.': './index.ts' } }));
  const config = { compilerOptions: { strict: true, types: [] }, include: ['index.ts'] };
  writeFileSync(join(place, 'tsconfig.build.json'), JSON.stringify(config));
  return publicApi(place);
}

const RELEASED = `
interface Size { readonly width: number }
/** Of a price. */
export interface PriceProps { readonly cents: number; readonly label?: string }
export type Tone = 'info' | 'danger';
export const frame = (size: Size): number => size.width;
export function formatPrice(cents: number, locale: string): string { return locale + cents; }
export function sum(...cents: number[]): number { return cents.length; }
`;

const changeset = (text: string, name = '@portal/ui'): string =>
  `---\n'${name}': minor\n---\n\n${text}\n`;

describe('a change of what a package publishes (LIB-23)', () => {
  const released = apiOfSource(RELEASED);
  const differences = (source: string, ...changesets: readonly string[]): readonly string[] =>
    undeclared('@portal/ui', released, apiOfSource(source), changesets);

  it.each([
    ['an export that is gone', /export function sum.*\n/, '', ['removed: . sum']],
    ['a member that is gone', 'readonly label?: string', '', ['removed: . PriceProps.label']],
    [
      'another parameter: formatPrice(1234, "en") would compile, and throw',
      'locale: string)',
      'currency?: string)',
      ['changed: . formatPrice: (number, string) => string -> (number, ?string) => string'],
    ],
    [
      'a property that is needed now',
      'label?: string',
      'label: string',
      ['changed: . PriceProps.label: ?string -> string'],
    ],
    ['a value less', " | 'danger'", '', ["changed: . Tone: 'info' | 'danger' -> 'info'"]],
    [
      'a type that is not exported, but used',
      'width: number',
      'width: string',
      ['changed: (internal) Size.width: number -> string'],
    ],
  ])('refuses %s', (_, before, after, expected) => {
    expect(differences(RELEASED.replace(before, after))).toEqual(expected);
  });

  it('allows additions, comments, and other names of parameters', () => {
    const source = RELEASED.replace('Of a price.', 'Properties.').replaceAll('locale', 'language');
    expect(differences(`${source}export const more = 1;`)).toEqual([]);
  });

  it.each([
    [[], true],
    [[changeset('Fixed: `sum` is faster.')], true],
    [[changeset('Breaking: sum is gone.')], true],
    [[changeset('Breaking: `summary` is gone.')], true],
    [[changeset('Breaking: `sum` is gone.', '@portal/api')], true],
    [[changeset('Added: `total`.\n\nBreaking: `sum` is gone.\n\n```ts\ntotal(1);\n```')], false],
  ])('is declared by %j: refused %s', (changesets, isRefused) => {
    const source = RELEASED.replace(/export function sum.*\n/, '');
    expect(differences(source, ...changesets).length > 0).toBe(isRefused);
  });

  it('of a type is declared where its owner and the member are named', () => {
    const source = RELEASED.replace('cents: number; readonly', 'cents: bigint; readonly');
    expect(differences(source, changeset('`cents` may be large.'))).toHaveLength(1);
    expect(differences(source, changeset('`cents` of `Price` may be large.'))).toEqual([]);
  });

  it('refuses a part, an attribute, a variable or a path that is gone', () => {
    const names = [
      'portal-badge__icon',
      'portal-badge[data-tone]',
      '--portal-measure',
      './badge',
      './badge Badge',
    ];
    const all = Object.fromEntries(names.map((name) => [name, '']));
    expect(undeclared('@portal/ui', all, {}, [])).toEqual(
      names.slice(0, 4).map((name) => `removed: ${name}`),
    );
    const note = changeset(
      'Breaking: `portal-badge__icon`, `data-tone` of `portal-badge`, `--portal-measure` and `@portal/ui/badge` are gone.',
    );
    expect(undeclared('@portal/ui', all, {}, [note])).toEqual([]);
  });
});

describe('a changeset', () => {
  it('names packages', () => {
    expect(noteOf(changeset('Text.'))).toEqual({
      packages: "'@portal/ui': minor",
      text: '\nText.\n',
    });
    expect(noteOf('Text.')).toBeUndefined();
  });

  it.each(CHANGESETS)('%# has packages and a text', (text) => {
    expect(noteOf(text)?.text.trim()).toBeTruthy();
  });
});
