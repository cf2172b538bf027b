/** Built-in texts of the button. */
export const buttonTexts = {
  component: 'button',
  de: { loading: 'Bitte warten' },
  en: { loading: 'Please wait' },
};

/** The texts of the button in one language. */
export type ButtonTexts = typeof buttonTexts.de;
