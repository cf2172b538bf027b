/** Built-in texts of the date field. */
export const dateFieldTexts = {
  component: 'date-field',
  de: { day: 'Tag', month: 'Monat', year: 'Jahr' },
  en: { day: 'Day', month: 'Month', year: 'Year' },
};

/** The texts of the date field in one language. */
export type DateFieldTexts = typeof dateFieldTexts.de;
