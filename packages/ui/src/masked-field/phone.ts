import { cleaned } from './clean.ts';
import type { FormatProblem, TextFormat } from './types.ts';

/** Country of numbers without one. */
const GERMANY = '+49';
/** Digits with country, by ITU-T E.164; the shortest German ones. */
const [SHORTEST, LONGEST] = [7, 15];

/** The number with its country, and a blank where one was written; null for a text that is none. */
function international(text: string): string | null {
  const clean = cleaned(text).replace(/^tel\b[.:]* ?/i, '');
  const written = clean
    .replace(/^\+|^00/, '+')
    .replace(/^(\+\d{1,3}) ?\(0\)/, '$1 ')
    .replaceAll(/[ ()./-]+/g, ' ')
    .trim();
  if (!/^\+?\d[\d ]*$/.test(written)) return null;
  return written.replace(/^0 ?/, `${GERMANY} `).replace(/^\+49 ?0? ?/, `${GERMANY} `);
}

function valueOf(text: string): string {
  return international(text)?.replaceAll(' ', '') ?? cleaned(text);
}

function problem(value: string): FormatProblem | null {
  if (value === '') return null;
  if (!/^\+?\d+$/.test(value)) return 'characters';
  // Without the area code.
  if (!value.startsWith('+')) return 'country';
  const digits = value.length - 1;
  return digits >= SHORTEST && digits <= LONGEST ? null : 'length';
}

/** A phone number: `030 / 12 34` is shown as `+49 30 12 34`; its value is that of E.164, `+49301234`. */
export const phone: TextFormat = {
  valueOf,
  show: (text) => international(text) ?? cleaned(text),
  problem,
  inputMode: 'tel',
  autoComplete: 'tel',
  widthInCharacters: 20,
};
