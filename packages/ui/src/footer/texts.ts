/** Built-in texts of the footer. */
export const footerTexts = {
  component: 'footer',
  de: { label: 'Fußzeile' },
  en: { label: 'Footer' },
};

/** The texts of the footer in one language. */
export type FooterTexts = typeof footerTexts.de;
