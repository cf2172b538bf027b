/** At the end of a line whose last word continues in the next one: no space follows it. */
export const CONTINUED = '\u2060';

/** A text as it is seen. */
export const shown = (text: string): string => text.normalize().replace(CONTINUED, '');

/** A text as it is drawn: a space follows each line but those that end within a word (EYE-4). */
export const withSpace = (text: string): string =>
  text.endsWith(CONTINUED) ? shown(text) : `${shown(text)} `;

/** A character with its code point: `ع (U+0639)`. */
export function nameOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${character} (U+${code})`;
}
