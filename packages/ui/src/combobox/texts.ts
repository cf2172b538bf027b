/** Built-in texts of the combobox. */
export const comboboxTexts = {
  component: 'combobox',
  de: {
    clear: 'Eingabe löschen',
    open: 'Liste öffnen',
    list: (label: string) => `Vorschläge für ${label}`,
    loading: 'Die Liste wird geladen …',
    failed: 'Die Liste konnte nicht geladen werden.',
    retry: 'Erneut laden',
    none: 'Kein Eintrag passt. Prüfen Sie die Schreibweise.',
    count: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    more: (count: number) => `${count} weitere. Tippen Sie mehr, um sie einzugrenzen.`,
    someMore: 'Es gibt weitere. Tippen Sie mehr, um sie einzugrenzen.',
    chosen: (label: string) => `${label} gewählt`,
  },
  en: {
    clear: 'Clear',
    open: 'Open list',
    list: (label: string) => `Suggestions for ${label}`,
    loading: 'Loading the list…',
    failed: 'The list could not be loaded.',
    retry: 'Try again',
    none: 'Nothing matches. Check the spelling.',
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    more: (count: number) => `${count} more. Keep typing to narrow them down.`,
    someMore: 'There are more. Keep typing to narrow them down.',
    chosen: (label: string) => `${label} chosen`,
  },
};

/** The texts of the combobox in one language. */
export type ComboboxTexts = typeof comboboxTexts.de;
