/** Built-in texts of the dialog. */
export const dialogTexts = {
  de: { close: 'Schließen' },
  en: { close: 'Close' },
};

/** The texts of the dialog in one language. */
export type DialogTexts = typeof dialogTexts.de;
