import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './texts.ts';

/** What interaction tests show in German, by the English text above their stories. */
export const GERMAN_DESCRIPTIONS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'test-descriptions-de.json'), 'utf8'),
);

/** A text in one line, as the keys of {@link GERMAN_DESCRIPTIONS}. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The description of a story in a language; English for a story without a test. */
export function descriptionOf(text: string, language: Language): { text: string; lang: Language } {
  const german = language === 'de' ? GERMAN_DESCRIPTIONS[inOneLine(text)] : undefined;
  return german === undefined ? { text, lang: 'en' } : { text: german, lang: 'de' };
}
