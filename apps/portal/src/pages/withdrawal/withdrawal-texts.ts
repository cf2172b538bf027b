/* Loaded with this page. */
export const withdrawalTexts = {
  component: 'withdrawal',
  de: { instruction: 'Widerrufsbelehrung', form: 'Muster-Widerrufsformular' },
  en: { instruction: 'Instruction on withdrawal', form: 'Model withdrawal form' },
};
