import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

const read = (file: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** What interaction tests show in German, by the English text above their stories. */
export const GERMAN_DESCRIPTIONS = read('test-descriptions-de.json');

/** German names of recordings, of their subjects and actions, and of journeys without the numbers of requirements. */
export const GERMAN_BROWSER_TEXTS = read('browser-texts-de.json');

/** A text in one line, as the keys of {@link GERMAN_DESCRIPTIONS}. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The description of a story in a language; English for a story without a test. */
export function descriptionOf(text: string, language: Language): { text: string; lang: Language } {
  const german = language === 'de' ? GERMAN_DESCRIPTIONS[inOneLine(text)] : undefined;
  return german === undefined ? { text, lang: 'en' } : { text: german, lang: 'de' };
}

/** "orders a map" and " (FLOW-1, EYE-1)": the title of a journey without and with its numbers of requirements. */
export function splitTitle(title: string): readonly [text: string, requirements: string] {
  const [, text = title, requirements = ''] = /^(.*?)( \([A-Z]+-\d[^()]*\))?$/.exec(title) ?? [];
  return [text, requirements];
}

/** Names in recordings and titles of journeys in a language; English and ids of components if there is no German one. */
export function browserText(title: string, language: Language): { text: string; lang: Language } {
  const [name, requirements] = splitTitle(title);
  const german = language === 'de' ? GERMAN_BROWSER_TEXTS[name] : undefined;
  return german === undefined
    ? { text: title, lang: 'en' }
    : { text: `${german}${requirements}`, lang: 'de' };
}
