import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './project-files.ts';

const FOLDER = join(ROOT, 'docs/recipes');

const recipes = readdirSync(FOLDER).filter((file) => file.startsWith('add-'));
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('the recipes (CODE-5)', () => {
  it('describe how to add each kind of thing, and are in the index', () => {
    const things = ['call', 'component', 'language', 'page', 'product', 'state', 'step'];
    expect(recipes.toSorted()).toEqual(things.map((thing) => `add-a-${thing}.md`));
    for (const file of recipes) expect(read('README.md')).toContain(`(${file})`);
  });
});
