/** Built-in texts of the results table. */
export const resultsTableTexts = {
  de: { caption: 'Suchergebnisse' },
  en: { caption: 'Search results' },
};

/** The texts of the results table in one language. */
export type ResultsTableTexts = typeof resultsTableTexts.de;
