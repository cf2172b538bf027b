import { describe, expect, it } from 'vitest';
import { languagesOf, resolveTexts } from '../texts/index.ts';
import { textsOf } from './texts-of.ts';

const catalogue = {
  component: 'list',
  de: {
    label: 'Liste',
    count: (count: number) => `${count} Zeilen`,
    found: (found: number, all: number) => `${found} von ${all}`,
    step: (step: number, total: number | null) => `${step} von ${total}`,
    file: (name: string) => `Datei ${name}`,
  },
  en: {
    label: 'List',
    count: (count: number) => `${count} rows`,
    found: (found: number, all: number) => `${found} of ${all}`,
    step: (step: number, total: number | null) => `${step} of ${total}`,
    file: (name: string) => `File ${name}`,
  },
};

const inLanguage = (language: string, messages: Readonly<Record<string, string>>) =>
  resolveTexts(catalogue, languagesOf(language, 'en'), textsOf(language, messages));

describe('textsOf (LIB-24)', () => {
  it('makes the texts of a component from a file, without its comment', () => {
    const polish = inLanguage('pl', { $comment: 'Polish', 'list.label': 'Lista' });
    expect(polish.label).toBe('Lista');
    expect(polish.file('a.pdf')).toBe('File a.pdf');
  });

  it.each([
    [1, '1 wiersz'],
    [2, '2 wiersze'],
    [5, '5 wierszy'],
    [12, '12 wierszy'],
    [22, '22 wiersze'],
    [12_345, '12\u00a0345 wierszy'],
  ])('takes the plural form and the number format of the language for %i', (count, text) => {
    const { count: counted } = inLanguage('pl', {
      'list.count':
        '{0, plural, one {{0} wiersz} few {{0} wiersze} many {{0} wierszy} other {{0} wiersza}}',
    });
    expect(counted(count)).toBe(text);
  });

  it('inserts several values, and keeps the text around a plural form', () => {
    const { found } = inLanguage('fr', {
      'list.found': 'Trouvé : {1, plural, one {{0} sur {1} ligne} other {{0} sur {1} lignes}}.',
    });
    expect(found(1, 3)).toBe('Trouvé : 1 sur 3 lignes.');
  });

  it('has a text of its own for a value that is missing', () => {
    const { step } = inLanguage('fr', {
      'list.step': '{1, select, null {Étape {0}} other {Étape {0} sur {1}}}',
    });
    expect([step(1, null), step(1, 4)]).toEqual(['Étape 1', 'Étape 1 sur 4']);
  });

  it('isolates what it inserts into a text that is written from right to left', () => {
    const { file, count } = inLanguage('ar', { 'list.file': 'ملف {0}', 'list.count': '{0} صف' });
    expect(file('plan (2).pdf')).toBe('ملف \u2068plan (2).pdf\u2069');
    expect(count(3)).toBe('3 صف');
  });

  it('takes German numbers and plurals for a language that the browser does not know', () => {
    const { count } = inLanguage('xx', {
      'list.count': '{0, plural, one {{0} za} other {{0} zu}}',
    });
    expect(count(12_345)).toBe('12.345 zu');
  });
});
