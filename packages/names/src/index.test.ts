import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiName, nameForms } from './index.ts';

/** The letters of DIN 91379 that are no base letter with a mark, or have two forms. */
const SPECIAL = 'ÆÐØÞßæðøþĐđĦħıĲĳĸĿŀŁłŉŊŋŒœŦŧƇƈƏƗǢǣǤǥǮǯǼǽǾǿəɨʒẞÄäÖöÜüÅåǞǟŐőŰűǕǖ';

const finds = (typed: string, name: string): boolean =>
  nameForms(typed).some((form) => nameForms(name).includes(form));

describe('the forms of a name (NAME-4)', () => {
  it.each([
    ['Mühlenweg', ['muehlenweg', 'muhlenweg']],
    ['MU\u0308HLENWEG', ['muehlenweg', 'muhlenweg']],
    ['Nørregade', ['noerregade', 'norregade']],
    ['Ångström', ['aangstroem', 'angstrom']],
    ['Łużycka', ['luzycka']],
    ['Straße', ['strasse']],
    ['GROẞE GASSE', ['grosse gasse']],
    ['Þórsgata', ['thorsgata']],
    ['İstanbul', ['istanbul']],
    ['Ελλάδα', ['ελλαδα']],
    ['Weg 1/2', ['weg 1/2']],
  ])('%s: %j', (name, forms) => expect(nameForms(name)).toEqual(forms));

  it.each([
    ...['Muhlenweg', 'Muehlenweg', 'Mühlenweg', 'MÜHLENWEG'].map(
      (typed) => [typed, 'Mühlenweg'] as const,
    ),
    ...['Norregade', 'Noerregade', 'Nørregade'].map((typed) => [typed, 'Nørregade'] as const),
    ...['Luzycka', 'Łużycka', 'luzycka'].map((typed) => [typed, 'Łużycka'] as const),
    ['Mühlenweg', 'Muehlenweg'] as const,
    ['Strasse', 'Straße'] as const,
  ])('%s finds %s', (typed, name) => expect(finds(typed, name)).toBe(true));

  it.each([
    ['Neustraße', 'Neue Straße'],
    ['Harweg', 'Haarweg'],
    ['Potenweg', 'Poetenweg'],
  ])('%s does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false));

  it('every letter of DIN 91379 is found by basic letters', () => {
    for (const letter of SPECIAL) {
      for (const form of nameForms(letter)) expect(form).toMatch(/^[a-z]+$/);
    }
  });

  it('a name is found with and without its marks', () => {
    const letter = fc.constantFrom(...Array.from(`abcdefghijklmnopqrstuvwxyz${SPECIAL}`));
    const mark = fc.constantFrom('', '', '\u0301', '\u0304', '\u030B', '\u0323', '\u0327');
    const name = fc
      .array(fc.tuple(letter, mark).map((parts) => parts.join('')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (text) => {
        for (const form of nameForms(text)) {
          expect(finds(form, text)).toBe(true);
          expect(nameForms(form)).toEqual([form]);
        }
        expect(nameForms(text.normalize('NFC'))).toEqual(nameForms(text));
      }),
    );
  });
});

describe('a name in ASCII (IN-1)', () => {
  it.each([
    ['Flurstücksnachweis', 'Flurstuecksnachweis'],
    ['Flurstu\u0308cksnachweis', 'Flurstuecksnachweis'],
    ['Übergrößen-Straße.pdf', 'Uebergroessen-Strasse.pdf'],
    ['Łużycka Čech Ærø', 'Luzycka Cech Aeroe'],
    ['a – 漢字', 'a  '],
  ])('of %s is %s', (name, ascii) => {
    expect(asciiName(name)).toBe(ascii);
  });
});
