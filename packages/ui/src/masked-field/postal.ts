import { cleaned, joined } from './clean.ts';
import type { TextFormat } from './types.ts';

function postcodeOf(text: string): string {
  const value = joined(text).replace(/^DE?(?=\d)/i, '');
  return /^\d*$/.test(value) ? value : cleaned(text);
}

/** A German postcode: five digits; `D-12345` and `12 345` are accepted. */
export const postcode: TextFormat = {
  valueOf: postcodeOf,
  show: postcodeOf,
  problem: (value) => {
    if (value === '') return null;
    if (!/^\d+$/.test(value)) return 'characters';
    return value.length === 5 ? null : 'length';
  },
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  widthInCharacters: 5,
};

const NUMBER = String.raw`\d{1,4}(?: \d\/\d)?[a-z]?`;
/** A number, with a fraction, a letter, an end or a part. */
const HOUSE_NUMBER = new RegExp(String.raw`^${NUMBER}(?:-(?:${NUMBER}|[a-z])|\/\d{1,3}[a-z]?)?$`);

function houseNumberOf(text: string): string {
  const value = cleaned(text)
    .toLowerCase()
    .replace(/^(?:nr|no)\b\.? ?/, '')
    .replaceAll(/ ?([-/]) ?/g, '$1')
    .replaceAll(/(\d) ([a-z])(?![a-z])/g, '$1$2');
  return HOUSE_NUMBER.test(value) ? value : cleaned(text);
}

/** A house number, as `12a`, `12-14`, `12 1/2` or `12/3`; `12 A` and `Nr. 12 – 14` are accepted. */
export const houseNumber: TextFormat = {
  valueOf: houseNumberOf,
  show: houseNumberOf,
  problem: (value) => (value === '' || HOUSE_NUMBER.test(value) ? null : 'characters'),
  widthInCharacters: 8,
};
