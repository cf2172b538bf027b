import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, ROOT } from './project-files.ts';

const FOLDER = join(ROOT, 'docs/recipes');

/** What the examples of the recipes create. */
const CREATED = /phone-number|PhoneNumber|opening-hours|uebersichtskarte|da\.json/;

/** A path from the root of the repository in a code span. */
const PATH = /`((?:apps|bench|docs|e2e|packages|tokens|tools|\.storybook)\/[^\s`]+)`/g;

/** Whether a path from the root of the repository, perhaps with `*`, leads to a file or folder. */
const exists = (path: string): boolean =>
  existsSync(join(ROOT, path)) || globSync(path, { cwd: ROOT }).length > 0;

const recipes = readdirSync(FOLDER).filter((file) => file.startsWith('add-'));
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('the recipes (CODE-5)', () => {
  it('describe how to add each kind of thing, and are in the index', () => {
    const things = ['call', 'component', 'language', 'page', 'product', 'state'];
    expect(recipes.toSorted()).toEqual(things.map((thing) => `add-a-${thing}.md`));
    for (const file of recipes) expect(read('README.md')).toContain(`(${file})`);
  });

  it.each(recipes)('%s names only files that exist', (file) => {
    const paths = [...read(file).matchAll(PATH)].map(([, path = '']) => path);
    const missing = paths.filter((path) => !CREATED.test(path) && !exists(path));
    expect(missing).toEqual([]);
  });
});

/** A file in a code span, perhaps after `node` and with a part of its path only. */
const FILE = /`(?:node )?([\w./*-]+\.(?:css|json|mdx?|sql|tsx?|ya?ml))`/g;

describe('the decisions (CODE-5)', () => {
  const files = projectFiles().map(({ path }) => `/${path}`);

  it.each(globSync('docs/decisions/*.md', { cwd: ROOT }))(
    '%s names only files that exist',
    (page) => {
      const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(FILE)];
      const missing = named
        .map(([, path = '']) => path)
        .filter((path) => !exists(path) && !files.some((file) => file.endsWith(`/${path}`)));
      expect(missing).toEqual([]);
    },
  );
});
