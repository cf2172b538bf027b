import type { StatePack } from './state-pack.ts';

/** At most so many ids are named in one line. */
const NAMED = 5;

const list = (ids: readonly string[]): string =>
  ids.length > NAMED ? `${ids.slice(0, NAMED).join(', ')}, …` : ids.join(', ');

/** A line for each file of each language that lacks texts, of all of them (STATE-5). */
export function missingTextLines({ locales, missingTexts }: StatePack): readonly string[] {
  const fallback = (language: string): string =>
    locales
      .order(language)
      .filter((one) => !language.startsWith(one))
      .join(', then ');
  const files = locales.missing.map(
    ({ language, file, ids, of }) =>
      `${language}: ${file}.json lacks ${ids.length} of ${of} texts, shown in ${fallback(language)}: ${list(ids)}`,
  );
  const languages = new Set(missingTexts.map(({ language }) => language));
  const ofState = [...languages].map((language) => {
    const keys = missingTexts.filter((one) => one.language === language).map(({ key }) => key);
    return `${language}: ${keys.length} texts of state.json and catalogue.json are missing, shown in ${fallback(language)}: ${list(keys)}`;
  });
  return [...files, ...ofState];
}
