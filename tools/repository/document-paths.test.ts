import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENT } from './commands.ts';
import { projectFiles, ROOT } from './project-files.ts';

/** What examples, operators and checks create. */
const CREATED =
  /phone-number|draft\/purpose|PhoneNumber|opening-hours|uebersichtskarte|da\.json|\/my-state|\/settings\.env|\/screen-readers/;

/** A path that begins with a folder of the repository, in a code span or in a code block. */
const PATH =
  /(?<![\w@./-])((?:apps|bench|deployment|docs|e2e|locales|packages|patches|states|tokens|tools|\.ci|\.github|\.storybook)\/[\w./*@-]*[\w*])/g;

/** A name that the text calls a folder of the repository. */
const FOLDER = /folder `([^`]+)` of the repository/g;

/** The file or heading to which a link leads. */
const LINK = /\]\((?![a-z]+:|[?/]|address\))([^)\s]+)\)/g;

/** Whether a path from the root of the repository, perhaps with `*`, leads to a file or folder. */
const exists = (path: string): boolean =>
  existsSync(join(ROOT, path)) || globSync(path, { cwd: ROOT }).length > 0;

/** The headings of a document as GitHub names them in addresses. */
function headingsOf(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^ *```[^]*?^ *```$/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('documents (CODE-5)', () => {
  const files = projectFiles();
  const endings = files.map(({ path }) => `/${path}`);
  const documents = files.filter(({ path }) => DOCUMENT.test(path));
  const isKnown = (path: string, folder: string): boolean =>
    CREATED.test(path) ||
    exists(path) ||
    exists(join(folder, path)) ||
    endings.some((file) => file.endsWith(`/${path}`));

  it('are found', () => {
    expect(documents.length).toBeGreaterThan(100);
  });

  it.each(documents)('$path names only files and folders that exist', ({ path, text }) => {
    const named = [...text.matchAll(PATH)].map(([, file = '']) => file);
    const folders = [...text.matchAll(FOLDER)].map(([, folder = '']) => folder);
    const missing = [
      ...named.filter((file) => !isKnown(file, dirname(path))),
      ...folders.filter((folder) => !exists(folder)),
    ];
    expect(missing).toEqual([]);
  });

  it.each(documents)('$path has only links that lead somewhere', ({ path, text }) => {
    const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
    const missing = targets.filter((target) => {
      const [name = '', heading] = target.split('#');
      const file = name === '' ? path : join(dirname(path), decodeURI(name));
      if (!exists(file)) return true;
      return heading !== undefined && !headingsOf(file).includes(heading);
    });
    expect(missing).toEqual([]);
  });
});

describe('the README of an app (CODE-5)', () => {
  it.each(['backend', 'sandbox'])('has a row for each folder: %s', (app) => {
    const text = readFileSync(join(ROOT, `apps/${app}/README.md`), 'utf8');
    const folders = globSync('*/', { cwd: join(ROOT, `apps/${app}/src`) });
    const missing = folders.filter((folder) => !new RegExp(`^\\| \`${folder}/?\``, 'm').test(text));
    expect(folders.length).toBeGreaterThan(5);
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
