/** The remainder of ISO 7064 MOD 97-10; letters count from 10 (A) to 35 (Z). */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether an account number has the form and the check digits of an IBAN (ISO 13616), without spaces. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && remainder(text.slice(4) + text.slice(0, 4)) === 1;

/** Whether the last two digits of a Leitweg-ID check the others; hyphens do not count. */
export const hasRightCheckDigits = (text: string): boolean =>
  remainder(text.replaceAll('-', '')) === 1;
