/** Built-in texts of the suggestion field. */
export const suggestionFieldTexts = {
  component: 'suggestion-field',
  de: {
    clear: 'Eingabe löschen',
    list: (label: string) => `Vorschläge für ${label}`,
    loading: 'Vorschläge werden gesucht …',
    failed: 'Die Vorschläge konnten nicht geladen werden.',
    retry: 'Erneut laden',
    none: 'Dazu gibt es keinen Vorschlag. Prüfen Sie die Schreibweise.',
    count: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    chosen: (label: string) => `${label} gewählt`,
  },
  en: {
    clear: 'Clear',
    list: (label: string) => `Suggestions for ${label}`,
    loading: 'Looking for suggestions…',
    failed: 'The suggestions could not be loaded.',
    retry: 'Try again',
    none: 'There is no suggestion for this. Check the spelling.',
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    chosen: (label: string) => `${label} chosen`,
  },
};

/** The texts of the suggestion field in one language. */
export type SuggestionFieldTexts = typeof suggestionFieldTexts.de;
