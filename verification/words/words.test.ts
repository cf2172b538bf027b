import { describe, expect, it } from 'vitest';
import { checkWords, textOf } from './check.ts';
import { findWords, isChecked, PRIVATE, WORDS } from './words.ts';

const wordsOf = (text: string) => findWords('a.ts', text, WORDS).map(({ word }) => word);

describe('the words of the project (CODE-1)', () => {
  it('follow the glossary', () => {
    expect(checkWords().map(textOf)).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a word in code and comments, with its line', () => {
    expect(findWords('a.ts', '\n// in the next room', WORDS)).toEqual([
      { path: 'a.ts', line: 2, word: 'room', instead: 'package, workspace, space, capacity' },
    ]);
    expect(wordsOf('const house = await openHouse();')).toEqual(['house', 'House']);
  });

  it('accepts a word in its proper sense', () => {
    expect(wordsOf('houseNumber, house numbers, house coordinates, HOUSE_NO, Lighthouse')).toEqual(
      [],
    );
    expect(wordsOf('## What a screen reader hears')).toEqual([]);
    expect(wordsOf('classrooms')).toEqual([]);
  });

  it('skips texts that people see', () => {
    expect(isChecked('locales/en/portal.json')).toBe(false);
    expect(isChecked('packages/ui/src/stepper/texts.ts')).toBe(false);
    expect(isChecked('packages/ui/src/stepper/Stepper.tsx')).toBe(true);
  });

  it('finds paths and addresses of one machine', () => {
    const text = ['', 'work', 'x'].join('/');
    expect(findWords('a.md', text, PRIVATE)).toHaveLength(1);
    expect(findWords('a.md', 'farmland and a farm', PRIVATE)).toEqual([]);
  });
});
