/** Built-in texts of the inline message: one for each tone. */
export const inlineMessageTexts = {
  component: 'inline-message',
  de: { info: 'Hinweis:', success: 'Erledigt:', warning: 'Achtung:', danger: 'Fehler:' },
  en: { info: 'Note:', success: 'Done:', warning: 'Warning:', danger: 'Error:' },
};

/** The texts of the inline message in one language. */
export type InlineMessageTexts = typeof inlineMessageTexts.de;
