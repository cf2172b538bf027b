/** Most words of a sentence (LOOK-4). */
export const MOST_WORDS = 20;

/** What is wrong with the German sentences of a text: too many words, "erfolgt" or a semicolon (LOOK-4). */
export function sentenceFaults(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.?!:])\s+/);
  return [
    ...sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS),
    ...(/\berfolgt\b/.test(text) ? ['erfolgt'] : []),
    ...(text.includes(';') ? ['semicolon'] : []),
  ];
}
