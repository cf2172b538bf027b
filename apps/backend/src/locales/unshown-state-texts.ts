import type { Language } from '@portal/api';
import type { MissingStateText } from './missing-state-texts.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members => Object(value);

/** The members with texts by language, without German and English ones. */
const TRANSLATIONS = ['names', 'descriptions', 'languageNames'];

const isByLanguage = (value: Members, name: string | undefined): boolean =>
  typeof value['de'] === 'string' || (name !== undefined && TRANSLATIONS.includes(name));

/**
 * The texts inside of a value whose language is not shown (STATE-2).
 *
 * @param shown the languages of the portal, and those to which they fall back
 */
export function unshownStateTexts(
  value: unknown,
  shown: readonly Language[],
  path: readonly string[] = [],
): readonly MissingStateText[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(membersOf(value));
  if (!Array.isArray(value) && isByLanguage(membersOf(value), path.at(-1))) {
    return entries
      .map(([language]) => ({ language, key: [...path, language].join('.') }))
      .filter(({ language }) => !shown.includes(language));
  }
  return entries.flatMap(([key, inner]) => unshownStateTexts(inner, shown, [...path, key]));
}
