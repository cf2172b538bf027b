import type { LocalizedText } from '@portal/api';

/** Languages with complete messages (APP-9). */
export const LANGUAGES = ['de', 'en'] as const;

/** A language of the portal. */
export type Language = (typeof LANGUAGES)[number];

/** Storage key of the chosen language (names.md). */
export const LANGUAGE_KEY = 'portal.language';

/** Whether a value from storage or configuration is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** A configured text in a language. */
export function localized(text: LocalizedText, language: Language): string {
  return text[language];
}

/** The name of a product, category or payment method in a language (seed 1, section 3). */
export function displayName(
  named: { readonly displayName: string; readonly englishDisplayName: string },
  language: Language,
): string {
  return language === 'en' ? named.englishDisplayName : named.displayName;
}

/** The description of a product in a language. */
export function description(
  described: { readonly description: string; readonly englishDescription: string },
  language: Language,
): string {
  return language === 'en' ? described.englishDescription : described.description;
}
