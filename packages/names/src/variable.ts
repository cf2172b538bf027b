/** Variables that hold a secret: blanks around one may be part of it. */
const SECRET = /(?:PASSWORD|TOKEN|SECRET|KEY|PASSPHRASE)$/;

/** A pair of quotation marks around the whole value, which a shell removes and a compose file does not. */
const QUOTED = /^(["']).*\1$/su;

/** What a text has that nobody types into a secret: line breaks, other control characters, and blanks around it. */
const NOT_TYPED = /^\s|\s$|[\p{Cc}\p{Cf}]/u;

/** A value as it is meant, or why it cannot be used: the end of a sentence without the value. */
export type VariableValue =
  | { readonly value: string; readonly reason: null }
  | { readonly value: null; readonly reason: string };

/**
 * Removes what a file or a shell adds to a value: line breaks at its end, and blanks around a value that is no secret (IN-5). A secret
 * with blanks around it is refused, because nobody knows whether they belong to it.
 */
export function variableValue(name: string, given: string): VariableValue {
  const line = given.replace(/^\uFEFF/, '').replace(/[\r\n]+$/, '');
  const value = SECRET.test(name) ? line : line.trim();
  if (QUOTED.test(value)) {
    return { value: null, reason: 'has quotation marks around its value; remove them' };
  }
  if (NOT_TYPED.test(value)) {
    return {
      value: null,
      reason: 'has blanks around its value, or a control character; remove them',
    };
  }
  return { value, reason: null };
}
