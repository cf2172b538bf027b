import type { Language, LocalizedText, Translations } from '@portal/api';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'portal.language';

/** Names of the languages whose texts are part of the portal; the configuration names the others. */
const LANGUAGE_NAMES: Translations = { de: 'Deutsch', en: 'English' };

/** The name of a language in that language. */
export function languageName(language: Language, configured: Translations | undefined): string {
  return configured?.[language] ?? LANGUAGE_NAMES[language] ?? language;
}

/** A configured text in a language; German if it is missing (STATE-5). */
export function localized(text: LocalizedText, language: Language): string {
  return text[language] ?? text.de;
}

/** What has a name in several languages: a product, a category or a payment method. */
export interface Named {
  readonly displayName: string;
  readonly englishDisplayName: string;
  readonly names?: Translations;
}

/** The name of a product, category or payment method in a language (STATE-5). */
export function displayName(named: Named, language: Language): string {
  const fallback = language === 'en' ? named.englishDisplayName : named.displayName;
  return named.names?.[language] ?? fallback;
}

/** The description of a product in a language. */
export function description(
  described: {
    readonly description: string;
    readonly englishDescription: string;
    readonly descriptions?: Translations;
  },
  language: Language,
): string {
  const fallback = language === 'en' ? described.englishDescription : described.description;
  return described.descriptions?.[language] ?? fallback;
}
