import { describe, expect, it } from 'vitest';
import type { LoadedTexts } from './texts.ts';
import { langOf } from './lang-of.ts';
import { languagesOf, overrideTexts, resolveLocalized, resolveTexts } from './texts.ts';

const catalogue = {
  component: 'counter',
  de: { a: 'eins', b: 'zwei' },
  en: { a: 'one', b: 'two' },
};

describe('resolveTexts', () => {
  it('returns the built-in texts of the language', () => {
    expect(resolveTexts(catalogue, ['en'], [])).toEqual({ a: 'one', b: 'two' });
  });

  it('overrides them with the texts of the portal, and those with the texts of the instance', () => {
    const overrides = [overrideTexts(catalogue, { de: { a: 'A', b: 'B' } })];
    expect(resolveTexts(catalogue, ['de'], overrides, { b: 'own' })).toEqual({ a: 'A', b: 'own' });
  });

  it('does not override texts of the same name in other components', () => {
    const other = overrideTexts(
      { component: 'other', de: { a: '' }, en: { a: '' } },
      { de: { a: 'A' } },
    );
    expect(resolveTexts(catalogue, ['de'], [other]).a).toBe('eins');
  });

  it('uses the texts of the language without region (LIB-7)', () => {
    expect(resolveTexts(catalogue, languagesOf('en-GB'), [])).toEqual({ a: 'one', b: 'two' });
  });

  it('adds a language by overrides, and fills what is missing from the fallback (LIB-7)', () => {
    const sorbian = [overrideTexts(catalogue, { hsb: { a: 'jedyn' } })];
    expect(resolveTexts(catalogue, languagesOf('hsb'), sorbian)).toMatchObject({
      a: 'jedyn',
      b: 'zwei',
    });
    expect(resolveTexts(catalogue, languagesOf('hsb', 'en'), sorbian)).toMatchObject({
      a: 'jedyn',
      b: 'two',
    });
  });
});

describe('overrideTexts with the name of a component (STATE-5)', () => {
  const counting = {
    component: 'counting',
    de: { title: 'Zahlen', count: (count: number) => `${count} Stück` },
    en: { title: 'Numbers', count: (count: number) => `${count} pieces` },
  };
  const resolve = (nds: LoadedTexts) =>
    resolveTexts(counting, languagesOf('nds'), [overrideTexts('counting', { nds })]);

  it('adds a language without an import of the component', () => {
    const texts = resolve({ title: 'Tallen', count: (count) => `${count} Stück op Platt` });
    expect([texts.title, texts.count(2)]).toEqual(['Tallen', '2 Stück op Platt']);
  });

  it('uses a string in place of a function', () => {
    expect(resolve({ count: 'veel' }).count(2)).toBe('veel');
  });

  it('ignores texts of another kind and unknown ones', () => {
    expect(resolve({ title: () => 'Tallen', other: '' })).toMatchObject(counting.de);
  });
});

describe('langOf (LIB-17)', () => {
  const sorbian = [overrideTexts(catalogue, { hsb: { a: 'jedyn' } })];

  it('is the language of a text that falls back, and none for all others', () => {
    const texts = resolveTexts(catalogue, languagesOf('hsb', 'en'), sorbian);
    expect([langOf(texts, 'a'), langOf(texts, 'b')]).toEqual([undefined, 'en']);
    expect(langOf({ ...texts }, 'b')).toBe('en');
  });

  it('is none for the texts of the instance, and of the language without region', () => {
    expect(langOf(resolveTexts(catalogue, languagesOf('hsb'), [], { b: 'dwaj' }), 'b')).toBe(
      undefined,
    );
    expect(langOf(resolveTexts(catalogue, languagesOf('en-GB'), []), 'a')).toBe(undefined);
  });
});

describe('languagesOf', () => {
  it('looks in the language without region, then in each fallback, by default in German', () => {
    const regional = [
      overrideTexts(catalogue, {
        'hsb-DE': { a: 'regional' },
        hsb: { a: 'jedyn' },
        pl: { a: 'raz' },
      }),
    ];
    const lookUp = (...languages: Parameters<typeof languagesOf>) =>
      resolveTexts(catalogue, languagesOf(...languages), regional);
    expect(lookUp('hsb-DE')).toMatchObject({ a: 'regional', b: 'zwei' });
    expect(lookUp('hsb-PL')).toMatchObject({ a: 'jedyn', b: 'zwei' });
    expect(lookUp('cs')).toMatchObject({ a: 'eins', b: 'zwei' });
    expect(lookUp('cs', ['pl', 'en'])).toMatchObject({ a: 'raz', b: 'two' });
    expect(lookUp('cs', ['en', 'pl'])).toMatchObject({ a: 'one', b: 'two' });
  });

  it('names each language once', () => {
    expect(languagesOf('de')).toEqual(['de']);
    expect(languagesOf('de-AT', 'en')).toEqual(['de-AT', 'de', 'en']);
    expect(languagesOf('nds', ['da', 'en'])).toEqual(['nds', 'da', 'en', 'de']);
  });
});

describe('resolveLocalized', () => {
  it('returns one text for all languages', () => {
    expect(resolveLocalized('Wartung', languagesOf('fr'))).toEqual({
      content: 'Wartung',
      lang: undefined,
    });
  });

  it('returns the text in the language of the page (LIB-7)', () => {
    const text = { de: 'Wartung', fr: 'Entretien' };
    expect(resolveLocalized(text, languagesOf('fr'))).toEqual({
      content: 'Entretien',
      lang: undefined,
    });
    expect(resolveLocalized(text, languagesOf('de-AT')).lang).toBeUndefined();
  });

  it('falls back to a language that is there, and names it (LIB-7)', () => {
    expect(resolveLocalized({ en: 'Works' }, languagesOf('hsb'))).toEqual({
      content: 'Works',
      lang: 'en',
    });
    expect(resolveLocalized({}, languagesOf('de')).content).toBeNull();
  });
});
