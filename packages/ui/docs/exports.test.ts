import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(read('package.json'));
const { exports, publishConfig } = manifest;

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

describe('the peers that the README names (LIB-24)', () => {
  it('are React 18 or 19', () => {
    const react = '^18.3.0 || ^19.0.0';
    expect(manifest.peerDependencies).toMatchObject({ react, 'react-dom': react });
    expect(Object.keys(manifest.peerDependenciesMeta)).not.toContain('react');
  });

  it('are, for the map, OpenLayers 10 from 10.6 on, which is optional', () => {
    expect(manifest.peerDependencies['ol']).toBe('^10.6.0');
    expect(manifest.peerDependenciesMeta['ol']).toEqual({ optional: true });
  });
});
