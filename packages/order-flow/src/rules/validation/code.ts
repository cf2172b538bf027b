import { normalizeTyped } from './typed-text.ts';

/** Twelve characters of a code, without the hyphens (contract, VerificationCode and OrderNumber). */
const PLAIN = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Letters that look like digits; a code never contains them. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Reads a typed or pasted verification code or order number (BEY-10, FIND-2): small letters, blanks, missing or other hyphens, O for 0,
 * I and L for 1, words with a colon before it, a link that ends in it, brackets, quotes and punctuation around it. Null when it is none.
 */
export function readCode(typed: string): string | null {
  const plain = normalizeTyped(typed)
    .toUpperCase()
    .replace(/^.*[:/]/, '')
    .replaceAll(/^[^0-9A-Z]+|[^0-9A-Z]+$/g, '')
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
  return PLAIN.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : null;
}
