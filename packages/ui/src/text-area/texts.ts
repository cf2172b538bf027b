/** Built-in texts of the text area. */
export const textAreaTexts = {
  component: 'text-area',
  de: {
    left: (count: number) => `Noch ${count} Zeichen`,
    tooMany: (count: number) => `${count} Zeichen zu viel`,
  },
  en: {
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    tooMany: (count: number) =>
      count === 1 ? '1 character too many' : `${count} characters too many`,
  },
};

/** The texts of the text area in one language. */
export type TextAreaTexts = typeof textAreaTexts.de;
