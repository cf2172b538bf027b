import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The sources of the portal and of the packages that it contains, as paths and texts. */
const sources = globSync(['apps/portal/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: ROOT,
}).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** What follows each start of an OpenLayers map. */
const mapsIn = (text: string): readonly string[] => text.split('new OlMap(').slice(1);

describe('code of libraries that the build leaves out (PAGE-4)', () => {
  it('is that of infinite queries, which no source uses', () => {
    const using = sources.filter(({ text }) => /InfiniteQuer/i.test(text));
    expect(using.map(({ path }) => path)).toEqual([]);
  });

  it('is that of default controls and interactions: each map names its own', () => {
    const maps = sources.flatMap(({ text }) => mapsIn(text));
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) expect(map).toMatch(/^\{[^}]*\bcontrols:[^}]*\binteractions:/);
  });
});
