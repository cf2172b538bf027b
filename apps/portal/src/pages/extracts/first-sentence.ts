import type { LocalizedText } from '@portal/api';

/** The first sentence of a text in each of its languages. */
export function firstSentence(text: LocalizedText): LocalizedText {
  const sentences = Object.entries(text).map(([language, sentence]) => [
    language,
    sentence.split(/(?<=[.!?])\s/)[0] ?? sentence,
  ]);
  return { ...text, ...Object.fromEntries(sentences) };
}
