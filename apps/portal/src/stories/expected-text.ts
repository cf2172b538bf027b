import type { LocalizedText } from '@portal/api';
import english from '../../../../locales/en/portal.json';
import german from '../../../../locales/de/portal.json';
import type { MessageId } from '../i18n/messages.ts';

/** The longest part of a message without placeholders and tags. */
function longestFixedPart(message: string): string {
  const runs = message.split(/\{.*\}|\{[^{}]*\}|<[^>]*>/);
  return runs.toSorted((one, other) => other.length - one.length)[0]?.trim() ?? message;
}

/** An expected text: the id of a message, or a text of its own. */
export type ExpectedText = MessageId | LocalizedText;

/** The expected text in the language of the document. */
export function textOf(expected: ExpectedText): string {
  const isEnglish = document.documentElement.lang === 'en';
  if (typeof expected !== 'string') return (isEnglish && expected['en']) || expected.de;
  return longestFixedPart(isEnglish ? english[expected] : german[expected]);
}

/** The name of a product, as expected text. */
export function nameOf(named: { displayName: string; englishDisplayName: string }): LocalizedText {
  return { de: named.displayName, en: named.englishDisplayName };
}
