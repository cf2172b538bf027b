import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BACKEND = join(ROOT, 'apps/backend/src');
/** Requirements of ASVS 5.0.0 by level. */
const OF_LEVEL: Readonly<Record<string, number>> = { 1: 70, 2: 183 };

const STATES = ['met', 'partly', 'not met', 'operator', 'not applicable', 'not checked'] as const;

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

/** Test files of a cell that have several tests, but no title beside them. */
const untitledIn = (cell: string): readonly string[] =>
  [...cell.matchAll(NAMED)]
    .filter(([, name = '', quoted]) => name.endsWith('.test.ts') && quoted === '')
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:deployment|tools)\//.test(name));

/** The absolute path of a named file or folder; paths without a top folder are in the backend. */
const pathOf = (name: string): string | undefined =>
  [join(ROOT, name), join(BACKEND, name)].find((path) => existsSync(path));

/** Code in a cell that is a path or a `pnpm` command, with the quoted titles after it. */
const NAMED = /`((?:pnpm [\w:]+)|[\w./-]+\/[\w./-]+|[\w-]+\.(?:ts|md))`((?:,? "[^"]+")*)/g;

/** What a cell names that does not exist. */
function missingIn(cell: string): readonly string[] {
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

describe('threat model (BIG-11)', () => {
  it.each(rowsOf('docs/threat-model.md', '## Threats'))(
    'names guard and test, or that there is none: %s',
    (_threat, guard = '', test = '') => {
      expect(guard).not.toBe('');
      expect(missingIn(`${guard} ${test}`)).toEqual([]);
      expect(untitledIn(test)).toEqual([]);
      expect([...test.matchAll(NAMED)].length > 0 || /\*\*.*(?:none|no test)/.test(test)).toBe(
        true,
      );
    },
  );
});

describe('table of OWASP ASVS (BIG-11)', () => {
  const text = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
  const chapters = [...text.matchAll(/^## V(\d+) .+$/gm)];
  const rows = chapters.flatMap(([heading]) => rowsOf('docs/asvs.md', heading));

  it('has every requirement of both levels once, in its chapter', () => {
    expect(chapters.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
    const ids = rows.map(([id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [heading, number] of chapters) {
      for (const [id = ''] of rowsOf('docs/asvs.md', heading)) {
        expect(id).toMatch(new RegExp(`^${number}(?:\\.\\d+){2}$`));
      }
    }
  });

  it.each(Object.entries(OF_LEVEL))('counts the states of level %s', (level, all) => {
    const ofLevel = rows.filter((row) => row[1] === level);
    const counts = STATES.map((state) => ofLevel.filter((row) => row[3] === state).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(all);
    const written = rowsOf('docs/asvs.md', '| level |').find(([first]) => first === level);
    expect(written?.slice(1).map(Number)).toEqual([...counts, all]);
  });

  it.each(rows)(
    'names evidence that exists, or the gap: %s',
    (_id, _level, subject = '', state = '', evidence = '', gap = '') => {
      expect(subject).not.toBe('');
      expect(missingIn(`${evidence} ${gap}`)).toEqual([]);
      expect(state === 'met' && evidence === '–').toBe(false);
      expect(['partly', 'not met', 'not checked'].includes(state) && gap === '–').toBe(false);
    },
  );
});
