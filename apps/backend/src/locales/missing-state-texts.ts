import type { Language, LocalizedText } from '@portal/api';

/** A text of a state pack that a language lacks. */
export interface MissingStateText {
  readonly language: Language;
  /** Dotted path of the text. */
  readonly key: string;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLocalized = (value: Members): value is LocalizedText => typeof value['de'] === 'string';

/** The members that the first specification defines for German and English, and the one for further languages. */
const NAMES = [
  { german: 'displayName', english: 'englishDisplayName', others: 'names' },
  { german: 'description', english: 'englishDescription', others: 'descriptions' },
] as const;

/** Languages that lack the text; one with region has that of the language without. */
const lacking = (text: Members, languages: readonly Language[]): readonly Language[] =>
  languages.filter((language) => {
    const [base = language] = language.split('-');
    return text[language] === undefined && text[base] === undefined;
  });

/** The texts and names of products inside of a value that a language lacks (STATE-5). */
export function missingStateTexts(
  value: unknown,
  languages: readonly Language[],
  path: readonly string[] = [],
): readonly MissingStateText[] {
  const missing = (text: Members, place: readonly string[]): readonly MissingStateText[] =>
    lacking(text, languages).map((language) => ({ language, key: place.join('.') }));
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      missingStateTexts(entry, languages, [...path, String(index)]),
    );
  }
  if (!isMembers(value)) return [];
  if (isLocalized(value)) return missing(value, path);
  const names = NAMES.flatMap(({ german, english, others }) => {
    const { [german]: de, [english]: en, [others]: given } = value;
    if (typeof de !== 'string' || typeof en !== 'string') return [];
    return missing({ ...(isMembers(given) ? given : {}), de, en }, [...path, others]);
  });
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    missingStateTexts(entry, languages, [...path, key]),
  );
  return [...inner, ...names];
}
