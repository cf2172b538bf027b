import type { StatePack } from './state-pack.ts';

/**
 * A line for each file of each language that lacks texts (STATE-5).
 *
 * @param maxIds number of ids in one line
 */
export function missingTextLines(
  { locales, missingTexts }: Pick<StatePack, 'locales' | 'missingTexts'>,
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
    return `${language}: ${keys.length} texts of state.json and catalogue.json are missing, shown in ${fallback(language)}: ${list(keys)}`;
  });
  return [...files, ...ofState];
}
