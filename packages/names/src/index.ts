/** The search form of letters that are no base letter with a mark (DIN 91379), in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŀ: 'l',
  ł: 'l',
  ŉ: 'n',
  ŋ: 'n',
  ŧ: 't',
  ƈ: 'c',
  ǥ: 'g',
  ə: 'e',
  ɨ: 'i',
  ʒ: 'z',
};

/** Letters that are found by two letters or by one: the mark is a diaeresis, a ring, or the stroke of ø. */
const WITH_TWO_FORMS = /([aou])\p{M}*\u{308}\p{M}*|a\p{M}*\u{30A}\p{M}*|ø\p{M}*/gu;

const withoutMarks = (text: string): string =>
  text
    .replaceAll(/[^\p{ASCII}\p{M}]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\p{M}/gu, '');

/** ä, ö, ü and ø become ae, oe, ue and oe; å becomes aa. */
const longForm = (text: string): string =>
  text.replaceAll(WITH_TWO_FORMS, (letter: string, base: string | undefined) => {
    if (base) return `${base}e`;
    return letter.startsWith('a') ? 'aa' : 'oe';
  });

const shortForm = (text: string): string => text.replaceAll('ø', 'o');

/**
 * The forms in which a name is found (NAME-4), in lower case and without marks: the search form of DIN 91379 (`muehlenweg`), then, if it
 * differs, the letters without their marks (`muhlenweg`). A typed name means another one if they have a form in common. Blanks and other
 * separators stay. For finding only: different names can have the same form.
 */
export function nameForms(name: string): readonly [long: string, ...short: string[]] {
  const text = name.toLowerCase().normalize('NFD');
  const long = withoutMarks(longForm(text));
  const short = withoutMarks(shortForm(text));
  return long === short ? [long] : [long, short];
}

/**
 * A name in ASCII for systems that read nothing else, with its capital letters: `Flurstücksnachweis` is `Flurstuecksnachweis`. Letters
 * without a search form are left out.
 */
export const asciiName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}\p{M}]\p{M}*/gu, (letter) => {
      const [form] = nameForms(letter);
      const isCapital = letter !== letter.toLowerCase();
      return isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
    })
    .replaceAll(/\P{ASCII}/gu, '');
