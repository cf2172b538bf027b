import type { Language, LocalizedText, Translations } from '@portal/api';
import type { Locales } from './locales.ts';

/** A text of a state pack that a language lacks. */
export interface MissingStateText {
  readonly language: Language;
  /** Dotted path of the text. */
  readonly key: string;
}

interface Context {
  readonly languages: readonly Language[];
  readonly locales: Pick<Locales, 'lookupOrder'>;
  readonly report: (missing: MissingStateText) => void;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLocalized = (value: Members): value is LocalizedText => typeof value['de'] === 'string';

/** The text in every language of the portal; what is missing comes from the next language of the lookup order. */
function complete(text: LocalizedText, key: string, context: Context): LocalizedText {
  const { languages, locales, report } = context;
  const added = languages.map((language): readonly [Language, string] => {
    const lookupOrder = locales.lookupOrder(language);
    const found = lookupOrder.find((one) => text[one] !== undefined) ?? 'de';
    if (found !== language && !language.startsWith(`${found}-`)) report({ language, key });
    return [language, text[found] ?? text.de];
  });
  return { ...text, ...Object.fromEntries(added) };
}

/** The members that the first specification defines for German and English, and the one for further languages. */
const NAMES = [
  { german: 'displayName', english: 'englishDisplayName', others: 'names' },
  { german: 'description', english: 'englishDescription', others: 'descriptions' },
] as const;

/** Adds names in further languages. */
function namesOf(value: Members, path: string, context: Context): Record<string, Translations> {
  const result: Record<string, Translations> = {};
  for (const { german, english, others } of NAMES) {
    const { [german]: de, [english]: en, [others]: given } = value;
    if (typeof de !== 'string' || typeof en !== 'string') continue;
    const text = { ...(isMembers(given) ? given : {}), de, en } as LocalizedText;
    const { de: _de, en: _en, ...names } = complete(text, `${path}${others}`, context);
    if (Object.keys(names).length > 0) result[others] = names;
  }
  return result;
}

function localizeValue(value: unknown, path: string, context: Context): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) => localizeValue(entry, `${path}${index}.`, context));
  }
  if (!isMembers(value)) return value;
  if (isLocalized(value)) return complete(value, path.slice(0, -1), context);
  const members = Object.entries(value).map(([key, inner]) => [
    key,
    localizeValue(inner, `${path}${key}.`, context),
  ]);
  return { ...Object.fromEntries(members), ...namesOf(value, path, context) };
}

/** Completes every localized text and every name of a product in the languages of the portal (STATE-5). */
export function localize<T>(value: T, context: Context): T {
  // Only texts are added, which the type allows.
  return localizeValue(value, '', context) as T;
}
