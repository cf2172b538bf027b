import type { Language, LocalizedText, Translations } from '@portal/api';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'portal.language';

/** Names of the languages whose texts are part of the portal; the configuration names the others. */
const LANGUAGE_NAMES: Translations = { de: 'Deutsch', en: 'English' };

/** The name of a language in that language. */
export function languageName(language: Language, configured: Translations | undefined): string {
  return configured?.[language] ?? LANGUAGE_NAMES[language] ?? language;
}

/** A configured text in the first of the languages that it has; German if there is none (STATE-5). */
export function localized(text: LocalizedText, languages: readonly Language[]): string {
  const found = languages.find((language) => text[language] !== undefined);
  return text[found ?? 'de'] ?? text.de;
}

/** What has a name in several languages: a product, a category or a payment method. */
export interface Named {
  readonly displayName: string;
  readonly englishDisplayName: string;
  readonly names?: Translations;
}

/** The name of a product, category or payment method by language. */
export const namesOf = (named: Named): LocalizedText => ({
  ...named.names,
  de: named.displayName,
  en: named.englishDisplayName,
});

/** The name of a product, category or payment method for a sentence (STATE-5). */
export const displayName = (named: Named, languages: readonly Language[]): string =>
  localized(namesOf(named), languages);

/** The description of a product by language. */
export const descriptionsOf = (described: {
  readonly description: string;
  readonly englishDescription: string;
  readonly descriptions?: Translations;
}): LocalizedText => ({
  ...described.descriptions,
  de: described.description,
  en: described.englishDescription,
});
