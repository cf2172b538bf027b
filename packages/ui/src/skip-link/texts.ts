/** Built-in text of the skip link. */
export const skipLinkTexts = {
  component: 'skip-link',
  de: { label: 'Zum Inhalt springen' },
  en: { label: 'Skip to content' },
};

/** The text of the skip link in one language. */
export type SkipLinkTexts = typeof skipLinkTexts.de;
