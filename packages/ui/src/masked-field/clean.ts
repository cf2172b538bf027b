/** Marks without a width, which come along when text is copied, and the marks of the direction of text. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Text in one way of writing it: usual digits, letters, blanks and dashes, without invisible marks. */
export function cleaned(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .normalize('NFKC')
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The same without blanks, dots, slashes and dashes between the characters. */
export const joined = (text: string): string => cleaned(text).replaceAll(/[ ./-]/g, '');

/** A text in groups of these lengths, the last of which repeats, separated by blanks. */
export function grouped(text: string, ...lengths: readonly [number, ...number[]]): string {
  const groups: string[] = [];
  let rest = text;
  for (let at = 0; rest !== ''; at += 1) {
    const length = lengths[Math.min(at, lengths.length - 1)] ?? rest.length;
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return groups.join(' ');
}
