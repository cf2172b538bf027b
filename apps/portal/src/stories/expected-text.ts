import type { LocalizedText } from '@portal/api';
import english from '../messages/en.json';
import german from '../messages/de.json';
import type { MessageId } from '../i18n/messages.ts';

/** The longest run of words of a message that no placeholder or tag breaks. */
function longestFixedPart(message: string): string {
  const runs = message.split(/\{.*\}|\{[^{}]*\}|<[^>]*>/);
  return runs.toSorted((one, other) => other.length - one.length)[0]?.trim() ?? message;
}

/** What a story looks for: a message of the portal, or words of its own. */
export type ExpectedText = MessageId | LocalizedText;

/** Words in the language that the document speaks. */
export function textOf(words: ExpectedText): string {
  const isEnglish = document.documentElement.lang === 'en';
  if (typeof words !== 'string') return isEnglish ? words.en : words.de;
  return longestFixedPart(isEnglish ? english[words] : german[words]);
}

/** A product's name, as a thing to look for. */
export function nameOf(named: { displayName: string; englishDisplayName: string }): LocalizedText {
  return { de: named.displayName, en: named.englishDisplayName };
}
