import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

/** German names of recordings, of their subjects and actions. */
export const GERMAN_BROWSER_TEXTS: Texts = JSON.parse(
  readFileSync(join(import.meta.dirname, 'browser-texts-de.json'), 'utf8'),
);

/** "orders a map" and " (FLOW-1, EYE-1)": the title of a journey without and with its numbers of requirements. */
export function splitTitle(title: string): readonly [text: string, requirements: string] {
  const [, text = title, requirements = ''] = /^(.*?)( \([A-Z]+-\d[^()]*\))?$/.exec(title) ?? [];
  return [text, requirements];
}

/** Names in recordings in a language; ids of components have no German. */
export function browserText(name: string, language: Language): { text: string; lang: Language } {
  const german = language === 'de' ? GERMAN_BROWSER_TEXTS[name] : undefined;
  return german === undefined ? { text: name, lang: 'en' } : { text: german, lang: 'de' };
}
