import type { LocalizedText } from '@portal/api';

/** Languages the portal speaks in full (APP-9). */
export const LANGUAGES = ['de', 'en'] as const;

/** A language of the portal. */
export type Language = (typeof LANGUAGES)[number];

/** Where the chosen language is kept (names.md). */
export const LANGUAGE_KEY = 'portal.language';

/** Whether a value from storage or configuration is a language of the portal. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** A configured text in the language shown. */
export function localized(text: LocalizedText, language: Language): string {
  return text[language];
}

/** What a product, category or payment method is called in the language shown (seed 1, section 3). */
export function displayName(
  named: { readonly displayName: string; readonly englishDisplayName: string },
  language: Language,
): string {
  return language === 'en' ? named.englishDisplayName : named.displayName;
}

/** What a product is, in the language shown. */
export function description(
  described: { readonly description: string; readonly englishDescription: string },
  language: Language,
): string {
  return language === 'en' ? described.englishDescription : described.description;
}
