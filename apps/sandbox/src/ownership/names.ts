import { nameForms } from '@portal/names';

/** Abbreviations of academic titles, each with its full stop: `Prof. Dr. h. c.`, `Dr.-Ing.`, `Dipl.-Ing. (FH)`. */
const TITLES =
  /(?<!\p{L})(?:prof|dr|dipl|ing|med|dent|vet|jur|iur|rer|nat|phil|theol|oec|pol|habil|mult|univ|h|c)\.-?|\((?:fh|univ)\)/giu;

/** The name at birth, which registers add to the name: `geb. Gabler`. */
const AT_BIRTH = /(?<!\p{L})geb(?:\.|oren|orene|orener)\s.*$/iu;

/** What stands between the parts of a name: blanks, hyphens, full stops and apostrophes of every kind. */
const BETWEEN = /[\s\p{Pd}.'’ʼ`´]+/gu;

/** `Mustermann, Erika` as `Erika Mustermann`. */
const inOrder = (name: string): string => name.replace(/^([^,]+),\s*(.+)$/u, '$2 $1');

/** The parts of a name without titles, in lower case, in both search forms of DIN 91379. */
function partsOf(name: string): { readonly long: string; readonly short: string } {
  const plain = inOrder(name.normalize('NFC').replace(AT_BIRTH, '').trim()).replaceAll(TITLES, ' ');
  const [long, short = long] = nameForms(plain.replaceAll(BETWEEN, ' ').trim());
  return { long, short };
}

/** Whether two names are the same: titles, hyphens, the order with a comma and the way of writing letters do not count. */
export const isSameName = (one: string, other: string): boolean =>
  partsOf(one).long === partsOf(other).long;

/** Whether two names could mean one person: a part of them is the same, or the same without marks. */
export function isSimilarName(one: string, other: string): boolean {
  const parts = new Set(partsOf(one).short.split(' '));
  return partsOf(other)
    .short.split(' ')
    .some((part) => part !== '' && parts.has(part));
}
