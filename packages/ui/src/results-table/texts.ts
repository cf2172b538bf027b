/** Built-in texts of the results tables. */
export const resultsTableTexts = {
  component: 'results-table',
  de: {
    caption: 'Suchergebnisse',
    selectPage: 'Alle auf dieser Seite',
    selected: (count: number) => `${count} ausgewählt`,
  },
  en: {
    caption: 'Search results',
    selectPage: 'All on this page',
    selected: (count: number) => `${count} selected`,
  },
};

/** The texts of the results tables in one language. */
export type ResultsTableTexts = typeof resultsTableTexts.de;
