import { describe, expect, it } from 'vitest';
import { overrideTexts } from '../texts/index.ts';
import { missingTexts } from './missing-texts.ts';

const counter = {
  component: 'counter',
  de: { title: 'Zähler', count: (count: number) => `${count} Stück` },
  en: { title: 'Counter', count: (count: number) => `${count} pieces` },
};
const other = { component: 'other', de: { done: 'fertig' }, en: { done: 'done' } };

describe('missingTexts (LIB-17)', () => {
  it('names every text that a language lacks', () => {
    const texts = [overrideTexts(counter, { hsb: { title: 'Ličak' } })];
    expect(missingTexts([counter, other], texts, 'hsb')).toEqual(['counter.count', 'other.done']);
  });

  it('counts what several overrides have together, and a string in place of a function', () => {
    const texts = [
      overrideTexts(counter, { hsb: { title: 'Ličak' } }),
      overrideTexts('counter', { hsb: { count: 'wjele' } }),
      overrideTexts(other, { hsb: { done: 'hotowe' } }),
    ];
    expect(missingTexts([counter, other], texts, 'hsb')).toEqual([]);
  });

  it('does not count a text of another kind, of another component or of another language', () => {
    const texts = [
      overrideTexts('counter', { hsb: { title: () => 'Ličak' } }),
      overrideTexts('other', { hsb: { title: 'Ličak' }, de: { done: 'fertig' } }),
    ];
    expect(missingTexts([counter, other], texts, 'hsb')).toEqual([
      'counter.title',
      'counter.count',
      'other.done',
    ]);
  });

  it('finds nothing missing in a built-in language', () => {
    expect(missingTexts([counter, other], [], 'de')).toEqual([]);
    expect(missingTexts([counter, other], [], 'en')).toEqual([]);
  });
});
