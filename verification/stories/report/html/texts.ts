import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Status } from '../status.ts';
import type { Outcome, Rule } from '../types.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';

/** Languages of the report. */
export type Language = 'de' | 'en';

/** Every text of the report in one language. */
export interface Texts {
  readonly statuses: Readonly<Record<Status, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly results: Readonly<Record<'passed' | 'failed' | 'inapplicable', string>>;
  readonly themes: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Word, string>>;
}

/** Names of the texts that stand alone. */
export type Word =
  | 'title'
  | 'skip'
  | 'contents'
  | 'otherLanguage'
  | 'summary'
  | 'conformance'
  | 'findings'
  | 'components'
  | 'rules'
  | 'method'
  | 'created'
  | 'component'
  | 'stories'
  | 'story'
  | 'settings'
  | 'runs'
  | 'interactionTests'
  | 'manualChecks'
  | 'noViolations'
  | 'violationsFound'
  | 'caveat'
  | 'statusesCaption'
  | 'status'
  | 'count'
  | 'conformanceIntro'
  | 'conformanceCaption'
  | 'clause'
  | 'criterion'
  | 'automatic'
  | 'interaction'
  | 'manual'
  | 'show'
  | 'all'
  | 'notCheckedManually'
  | 'noRule'
  | 'noTest'
  | 'new22'
  | 'noClause'
  | 'level'
  | 'findingsIntro'
  | 'findingsNone'
  | 'findingsCaption'
  | 'incompleteCaption'
  | 'incompleteNone'
  | 'rule'
  | 'where'
  | 'element'
  | 'componentsCaption'
  | 'rulesCaption'
  | 'criteria'
  | 'goodPractice'
  | 'scope'
  | 'scopeText'
  | 'methodText'
  | 'pageRulesText'
  | 'machine'
  | 'back'
  | 'brand'
  | 'theme'
  | 'width'
  | 'settingsCaption'
  | 'ruleResults'
  | 'notApplicableRules'
  | 'testsCaption'
  | 'test'
  | 'proves'
  | 'result'
  | 'testsNone'
  | 'manualNone'
  | 'manualCaption'
  | 'date'
  | 'role'
  | 'note'
  | 'of'
  | 'passed'
  | 'tools'
  | 'bitv'
  | 'allSettings'
  | 'ruleCount'
  | 'violations';

const TEXTS: Readonly<Record<Language, Texts>> = { de, en };

/** The texts of a language. */
export function textsOf(language: Language): Texts {
  return TEXTS[language];
}

/** A number as the language writes it. */
export function number(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A point in time as the language writes it, in German local time. */
export function moment(language: Language, iso: string): string {
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

/** What a rule asks for, in axe's own words; English where axe has no others. */
export function helpOf(rule: Rule, language: Language): { text: string; lang: Language } {
  const german = language === 'de' ? GERMAN.rules[rule.id]?.help : undefined;
  return german ? { text: german, lang: 'de' } : { text: rule.help, lang: 'en' };
}
