/** Characters of a code, four and four and four, without the dashes (contract, VerificationCode). */
const PLAIN = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Letters that are easily read for a digit; the code itself never holds them. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * A code as the calls want it, from what a person has typed: small letters, spaces, missing or other dashes, and
 * O for 0 or I and L for 1 are put right. Null when it cannot be a code (BEY-10).
 */
export function verificationCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
  return PLAIN.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : null;
}
