import { cleaned, grouped, joined } from './clean.ts';
import type { FormatProblem, TextFormat } from './types.ts';

const LENGTH = 11;

/** The check digit of ISO 7064, modulo 11, 10, of the first ten digits. */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits.slice(0, LENGTH - 1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Among the first ten digits one occurs twice or three times, and the others at most once. */
function hasRightDigits(value: string): boolean {
  const first = value.slice(0, LENGTH - 1).match(/\d/g) ?? [];
  const counts = [...new Set(first)].map((digit) => first.filter((one) => one === digit).length);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3;
}

function problem(value: string): FormatProblem | null {
  if (value === '') return null;
  if (!/^\d+$/.test(value)) return 'characters';
  if (value.length !== LENGTH) return 'length';
  const isRight =
    !value.startsWith('0') &&
    hasRightDigits(value) &&
    checkDigit(value) === Number(value.slice(LENGTH - 1));
  return isRight ? null : 'checksum';
}

function valueOf(text: string): string {
  const value = joined(text);
  return /^\d*$/.test(value) ? value : cleaned(text);
}

/** The German tax identification number (§ 139b AO), as `86 095 742 719`; its value has no blanks. The check digit is checked. */
export const taxId: TextFormat = {
  valueOf,
  show: (text) => {
    const value = valueOf(text);
    return /^\d{11}$/.test(value) ? grouped(value, 2, 3) : value;
  },
  problem,
  inputMode: 'numeric',
  widthInCharacters: 14,
};
