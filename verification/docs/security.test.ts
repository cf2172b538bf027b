import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BACKEND = join(ROOT, 'apps/backend/src');
const CHAPTERS_OF_ASVS = 17;

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The cells of every table row of a section of a page, without the head of the table. */
function rowsOf(page: string, start: string): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
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

/** Code in a cell that is a path, a pattern or a `pnpm` command, with the quoted title after it. */
const NAMED = /`((?:pnpm [\w:]+)|[\w./-]+\/[\w./-]+|[\w-]+\.test\.ts)`(?: "([^"]+)")?/g;

/** What a cell names that does not exist. */
function missingIn(cell: string): readonly string[] {
  return [...cell.matchAll(NAMED)].flatMap(([, name = '', title]) => {
    const [, script] = /^pnpm (.+)$/.exec(name) ?? [];
    if (script !== undefined) return script in scripts ? [] : [name];
    const path = pathOf(name);
    if (path === undefined) return [name];
    const hasTitle = title === undefined || readFileSync(path, 'utf8').includes(title);
    return hasTitle ? [] : [`${name} "${title}"`];
  });
}

describe('threat model (BIG-11)', () => {
  it.each(rowsOf('docs/threat-model.md', '## Threats'))(
    'names guard and test, or that there is none: %s',
    (_threat, guard = '', test = '') => {
      expect(guard).not.toBe('');
      expect(missingIn(`${guard} ${test}`)).toEqual([]);
      expect([...test.matchAll(NAMED)].length > 0 || /\*\*.*(?:none|no test)/.test(test)).toBe(
        true,
      );
    },
  );
});

describe('table of OWASP ASVS (BIG-11)', () => {
  const rows = rowsOf('docs/asvs.md', '| chapter');

  it('has every chapter', () => {
    expect(rows.map(([chapter = '']) => chapter.split(' ')[0])).toEqual(
      Array.from({ length: CHAPTERS_OF_ASVS }, (_, index) => `V${index + 1}`),
    );
  });

  it.each(rows)(
    'names evidence that exists: %s',
    (_chapter, state = '', evidence = '', gaps = '') => {
      expect(missingIn(evidence)).toEqual([]);
      expect(state === 'met' && evidence === '–').toBe(false);
      expect(state === 'partly' && gaps === '–').toBe(false);
    },
  );
});
