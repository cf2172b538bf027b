/** Built-in texts of the menu of languages. */
export const languageMenuTexts = {
  component: 'language-menu',
  de: { label: 'Sprache' },
  en: { label: 'Language' },
};

/** The texts of the menu of languages in one language. */
export type LanguageMenuTexts = typeof languageMenuTexts.de;
