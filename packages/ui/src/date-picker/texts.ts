/** Built-in texts of the date picker. */
export const datePickerTexts = {
  component: 'date-picker',
  de: {
    open: 'Kalender',
    openOf: (label: string) => `Kalender: ${label}`,
    heading: 'Datum wählen',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Voriges Jahr',
    nextYear: 'Nächstes Jahr',
    today: 'heute',
    unavailable: 'Nicht wählbar',
  },
  en: {
    open: 'Calendar',
    openOf: (label: string) => `Calendar: ${label}`,
    heading: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    today: 'today',
    unavailable: 'Not available',
  },
};

/** The texts of the date picker in one language. */
export type DatePickerTexts = typeof datePickerTexts.de;
