import { describe, expect, it } from 'vitest';
import { missingIn, NAMED, pageText, rowsOf, STATES } from './evidence-tables.ts';

/** Requirements of ASVS 5.0.0 by level. */
const OF_LEVEL: Readonly<Record<string, number>> = { 1: 70, 2: 183 };

/** Test files of a cell that have several tests, but no title beside them. */
const untitledIn = (cell: string): readonly string[] =>
  [...cell.matchAll(NAMED)]
    .filter(([, name = '', quoted]) => name.endsWith('.test.ts') && quoted === '')
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:deployment|tools)\//.test(name));

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
  const text = pageText('docs/asvs.md');
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
