import { describe, expect, it } from 'vitest';
import { missingIn, pageText, rowsOf, STATES } from './evidence-tables.ts';

const TR = 'docs/tr-03172-3.md';
const DIN = 'docs/din-spec-66336.md';

/** Number of requirements in each section of chapter 3 of BSI TR-03172-3, version 1.0. */
const REQUIREMENTS = [6, 7, 3, 5, 5, 4, 4, 8, 13, 4, 10, 6, 5, 7, 6, 3, 4, 1, 6];

describe('the table of BSI TR-03172-3', () => {
  const headings = pageText(TR).match(/^## 3\.\d+ .+$/gm) ?? [];
  const rows = headings.flatMap((heading) => rowsOf(TR, heading));

  it('has every requirement once, in its section', () => {
    const expected = REQUIREMENTS.flatMap((count, section) =>
      Array.from(
        { length: count },
        (_, at) => `A3.${section + 1}.${String(at + 1).padStart(2, '0')}`,
      ),
    );
    expect(rows.map(([id]) => id)).toEqual(expected);
  });

  it.each(['MUST', 'SHOULD', 'MAY'])('counts the states of %s', (keyword) => {
    const own = rows.filter((row) => row[1] === keyword);
    const counts = STATES.map((state) => own.filter((row) => row[3] === state).length);
    const written = rowsOf(TR, '| keyword |').find(([first]) => first === keyword);
    expect(written?.slice(1).map(Number)).toEqual([...counts, own.length]);
  });

  it('has no MUST that nobody has looked at (LAW-7)', () => {
    const open = rows.filter(
      (row) => row[1] === 'MUST' && ['not checked', 'not met'].includes(row[3] ?? ''),
    );
    expect(open).toEqual([]);
  });

  it.each(rows)(
    'names evidence that exists, or the gap: %s',
    (_id, _keyword, subject = '', state = '', evidence = '', gap = '') => {
      expect(subject).not.toBe('');
      expect(STATES).toContain(state);
      expect(missingIn(`${evidence} ${gap}`)).toEqual([]);
      expect(state === 'met' && evidence === '–').toBe(false);
      expect(['partly', 'not met', 'not checked'].includes(state) && gap === '–').toBe(false);
    },
  );
});

describe('the table of DIN SPEC 66336', () => {
  const rows = rowsOf(DIN, '| section |');

  it('has every section of chapter 5', () => {
    expect(rows.map(([section]) => section)).toEqual(
      Array.from({ length: 13 }, (_, at) => `5.${at + 1}`),
    );
  });

  it.each(rows)(
    'names what exists, and who does what is missing (LAW-7): %s',
    (_section, _title, state = '', exists = '', missing = '') => {
      // A section is compared as a whole: the texts of its requirements were not available.
      expect(['partly', 'operator']).toContain(state);
      expect(missingIn(`${exists} ${missing}`)).toEqual([]);
      expect(state === 'partly' && exists === '–').toBe(false);
      expect(missing).toMatch(/\b(?:authority|operator|developers)\b/);
    },
  );
});
