import type { Language } from '@portal/api';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFault } from '../config/faults.ts';
import { builtInLanguages } from '../locales/locale-files.ts';
import type { Locales } from '../locales/locales.ts';
import { unshownStateTexts } from '../locales/unshown-state-texts.ts';

/** The languages whose texts can be shown: those of the portal, and those to which they fall back. */
export const shownLanguages = (
  locales: Locales,
  languages: readonly Language[],
): readonly Language[] => [
  ...new Set(languages.flatMap((language) => locales.lookupOrder(language))),
];

/** The texts of a file whose language is not shown; without any languages, they are not compared. */
export function unshownFaults(
  file: string,
  content: unknown,
  shown: readonly Language[],
): readonly PackFault[] {
  if (shown.length === 0) return [];
  return unshownStateTexts(content, shown).map(({ language, key }) => ({
    file,
    key,
    reason: `is not shown, because languages of state.json lacks ${language}; add it there, or delete the text`,
  }));
}

/** Languages that the language select could not name: their texts would show the German name. */
export function unnamedFaults(
  file: string,
  languages: readonly Language[],
  names: Readonly<Record<string, unknown>>,
  locales: Locales,
): readonly PackFault[] {
  const isUnnamed = (language: Language): boolean =>
    names[language] === undefined &&
    locales.missing.some(
      (one) =>
        one.language === language && one.file === 'portal' && one.ids.includes('language.name'),
    );
  return languages.flatMap((language, index) => {
    const reason = `is ${language}, which has no name; set language.name in locales/${language}/portal.json, or languageNames.${language}`;
    return isUnnamed(language) ? [{ file, key: `languages.${index}`, reason }] : [];
  });
}

/** Languages to which texts fall back although there are none in them. */
export function fallbackFaults(
  file: string,
  languages: readonly Language[],
  folder: string,
): readonly PackFault[] {
  const hasTexts = (language: Language): boolean =>
    builtInLanguages().has(language) || existsSync(join(folder, language));
  return languages.flatMap((language, index) => {
    const reason = `is ${language}, in which there are no texts; locales/${language} is missing`;
    return hasTexts(language) ? [] : [{ file, key: `fallbackLanguages.${index}`, reason }];
  });
}
