import { shownValue } from '../config/expectation.ts';
import type { StatePack } from './state-pack.ts';

type Texts = Pick<StatePack, 'locales' | 'missingTexts'>;

/**
 * A line for each file of each language that lacks texts (STATE-5).
 *
 * @param maxIds number of ids in one line
 */
export function missingTextLines(
  { locales, missingTexts }: Texts,
  maxIds: number,
): readonly string[] {
  const list = (ids: readonly string[]): string =>
    ids.length > maxIds ? `${ids.slice(0, maxIds).join(', ')}, …` : ids.join(', ');
  const fallback = (language: string): string =>
    locales
      .lookupOrder(language)
      .filter((one) => !language.startsWith(one))
      .join(', then ');
  const files = locales.missing.map(
    ({ language, file, ids, of }) =>
      `${language}: ${file}.json lacks ${ids.length} of ${of} texts, shown in ${fallback(language)}: ${list(ids)}`,
  );
  const languages = new Set(missingTexts.map(({ language }) => language));
  const ofState = [...languages].map((language) => {
    const keys = missingTexts.filter((one) => one.language === language).map(({ key }) => key);
    return `${language}: state.json, catalogue.json and legal.json lack ${keys.length} texts, shown in ${fallback(language)}: ${list(keys)}`;
  });
  return [...files, ...ofState];
}

/** A line for each text that a language lacks, with the German one where it is part of the portal. */
export function missingTextList({ locales, missingTexts }: Texts): readonly string[] {
  const ofPortal = locales.missing.flatMap(({ language, file, ids }) => {
    const german = locales.texts('de', file);
    return ids.map(
      (id) =>
        `locales/${language}/${file}.json: ${id} is missing; in German: ${shownValue(german[id])}`,
    );
  });
  const ofState = missingTexts.map(
    ({ language, file, key }) => `${file}: ${key} has no text in ${language}`,
  );
  return [...ofPortal, ...ofState];
}
