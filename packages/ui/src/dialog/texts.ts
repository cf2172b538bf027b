/** Built-in texts of the dialog. */
export const dialogTexts = {
  component: 'dialog',
  de: { close: 'Schließen' },
  en: { close: 'Close' },
};

/** The texts of the dialog in one language. */
export type DialogTexts = typeof dialogTexts.de;
