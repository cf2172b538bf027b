const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Splits a text at the typed words, where a word of it begins with one: every second part is a match. */
export function matchingParts(text: string, typed: string): readonly string[] {
  const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return [text];
  return text.split(
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.map(escaped).join('|')})`, 'giu'),
  );
}
