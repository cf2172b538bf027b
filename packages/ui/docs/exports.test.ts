import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const { exports, publishConfig }: Manifest = JSON.parse(read('package.json'));

/** Stylesheets that are not the style of a component, and that have no types. */
const STYLE_ONLY = new Set(['./fonts', './reset']);

describe('the exports of the package (LIB-8)', () => {
  it('are the folders and languages that the README lists', () => {
    const readme = read('README.md');
    const [, table = ''] = /## Components\n([^]*?)\n## /.exec(readme) ?? [];
    const folders = [...table.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
    const languages = [...readme.matchAll(/^\| `@portal\/ui\/(locales\/[a-z]+)` \|/gm)].map(
      ([, name = '']) => name,
    );
    expect(languages.length).toBeGreaterThan(5);
    expect(Object.keys(exports)).toEqual(
      [...folders, ...languages].map((n) => `./${n}`).toSorted(),
    );
  });

  it.each(Object.entries(exports))('%s is published with its types', (name, source) => {
    const folder = name.replace('./', '');
    const script = `./dist/${folder}/index.js`;
    expect(source).toBe(`./src/${folder}/index.ts`);
    expect(publishConfig.exports[name]).toEqual({
      types: STYLE_ONLY.has(name) ? './dist/stylesheet.d.ts' : `./dist/${folder}/index.d.ts`,
      'react-server': script,
      module: script,
      node: `./dist/node/${folder}/index.js`,
      default: script,
    });
  });

  it('are no more in the published package, besides stylesheets', () => {
    const published = Object.keys(publishConfig.exports).filter((name) => !(name in exports));
    expect(published).toEqual([
      './all.css',
      './layered.css',
      './themes.css',
      './scoped-themes.css',
      './fonts.css',
      './reset.css',
      './package.json',
    ]);
  });
});
