import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BACKEND = join(ROOT, 'apps/backend/src');

/** What may be said of a requirement; `docs/asvs.md` explains each. */
export const STATES = [
  'met',
  'partly',
  'not met',
  'operator',
  'not applicable',
  'not checked',
] as const;

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The text of a page, such as `docs/asvs.md`. */
export const pageText = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** The cells of every table row of a section of a page, without the head of the table. */
export function rowsOf(page: string, start: string): readonly (readonly string[])[] {
  const text = pageText(page);
  const [section = ''] = text.slice(text.indexOf(start)).split(/\n(?=## )/);
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

/** The absolute path of a named file or folder; paths without a top folder are in the backend. */
const pathOf = (name: string): string | undefined =>
  [join(ROOT, name), join(BACKEND, name)].find((path) => existsSync(path));

/** Code in a cell that is a path or a `pnpm` command, with the quoted titles after it. */
export const NAMED = /`((?:pnpm [\w:]+)|[\w./-]+\/[\w./-]+|[\w-]+\.(?:ts|md))`((?:,? "[^"]+")*)/g;

/** What a cell names that does not exist. */
export function missingIn(cell: string): readonly string[] {
  return [...cell.matchAll(NAMED)].flatMap(([, name = '', quoted = '']) => {
    const [, script] = /^pnpm (.+)$/.exec(name) ?? [];
    if (script !== undefined) return script in scripts ? [] : [name];
    const path = pathOf(name);
    if (path === undefined) return [name];
    const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
    const text = titles.length === 0 ? '' : readFileSync(path, 'utf8');
    return titles.filter((title) => !text.includes(title)).map((title) => `${name} "${title}"`);
  });
}
