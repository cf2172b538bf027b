/** Twelve characters of a code, without the hyphens (contract, VerificationCode). */
const PLAIN = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Letters that look like digits; a code never contains them. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Normalizes a typed code: small letters, spaces, missing or other hyphens, and O for 0, I and L for 1. Null when
 * it is not a code (BEY-10).
 */
export function verificationCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
  return PLAIN.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : null;
}
