import { cleaned, grouped, joined } from './clean.ts';
import type { FormatProblem, TextFormat } from './types.ts';

/** Length of an IBAN by country, of the SEPA area: register of ISO 13616, release 99. */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ' +
    'ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 ' +
    'NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The remainder of ISO 7064, modulo 97; 1 for a right IBAN. */
function remainder(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

function problem(value: string): FormatProblem | null {
  if (value === '') return null;
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(value)) return 'characters';
  const length = LENGTHS[value.slice(0, 2)];
  if (length === undefined) return 'country';
  if (value.length !== length) return 'length';
  return remainder(value) === 1 ? null : 'checksum';
}

const isWritten = (text: string): boolean => /^[A-Z0-9]*$/.test(text);

function valueOf(text: string): string {
  const value = joined(text)
    .toUpperCase()
    .replace(/^IBAN:?/, '');
  return isWritten(value) ? value : cleaned(text);
}

/** An account, as `DE02 1203 0000 0000 2020 51`; its value has no blanks. Country, length and check digits are checked. */
export const iban: TextFormat = {
  valueOf,
  show: (text) => {
    const value = valueOf(text);
    return isWritten(value) ? grouped(value, 4) : value;
  },
  problem,
  widthInCharacters: 30,
};
