/** Built-in texts of the error summary. */
export const errorSummaryTexts = {
  component: 'error-summary',
  de: { heading: 'Bitte prüfen Sie Ihre Angaben' },
  en: { heading: 'Please check your answers' },
};

/** The texts of the error summary in one language. */
export type ErrorSummaryTexts = typeof errorSummaryTexts.de;
