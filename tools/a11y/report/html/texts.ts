import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MEASUREMENTS } from '../../../../packages/ui/docs/measurements.ts';
import type { Rule } from '../schema.ts';
import { de } from './texts-de.ts';
import type { Texts } from './texts-de.ts';
import { en } from './texts-en.ts';

/** Languages of the report. */
export type Language = 'de' | 'en';

const TEXTS: Readonly<Record<Language, Texts>> = { de, en };

/** The texts in a language. */
export function textsOf(language: Language): Texts {
  return TEXTS[language];
}

/** A number in the format of a language. */
export function number(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Date and time in the format of a language, in German local time. */
export function dateTime(language: Language, iso: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', format).format(
    new Date(iso),
  );
}

interface AxeLocale {
  readonly rules: Readonly<Record<string, { readonly help: string }>>;
}

const germanFile = createRequire(import.meta.url).resolve('axe-core/locales/de.json');
const GERMAN: AxeLocale = JSON.parse(readFileSync(germanFile, 'utf8'));

/** The description of a rule by axe; English where axe has no German one. */
export function helpOf(rule: Rule, language: Language): { text: string; lang: Language } {
  const measurement = MEASUREMENTS.find(({ id }) => id === rule.id);
  const german = language === 'de' ? (measurement?.de ?? GERMAN.rules[rule.id]?.help) : undefined;
  return german ? { text: german, lang: 'de' } : { text: rule.help, lang: 'en' };
}
