/** Built-in texts of the data table. */
export const dataTableTexts = {
  component: 'data-table',
  de: {
    filter: 'Filtern',
    sortBy: 'Sortieren nach',
    unsorted: 'Wie geliefert',
    ascending: (column: string) => `${column}, aufsteigend`,
    descending: (column: string) => `${column}, absteigend`,
    count: (all: number) => (all === 1 ? '1 Zeile' : `${all} Zeilen`),
    found: (found: number, all: number) => `${found} von ${all} Zeilen`,
    none: 'Keine Zeile passt zum Filter.',
    loading: 'Wird geladen …',
    select: 'Auswählen',
    selectAll: 'Alle Zeilen',
    selectPage: 'Alle auf dieser Seite',
    selectRow: (label: string) => `Auswählen: ${label}`,
    selected: (count: number) => `${count} ausgewählt`,
    details: (label: string) => `Details: ${label}`,
  },
  en: {
    filter: 'Filter',
    sortBy: 'Sort by',
    unsorted: 'As delivered',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
    count: (all: number) => (all === 1 ? '1 row' : `${all} rows`),
    found: (found: number, all: number) => `${found} of ${all} rows`,
    none: 'No row matches the filter.',
    loading: 'Loading…',
    select: 'Select',
    selectAll: 'All rows',
    selectPage: 'All on this page',
    selectRow: (label: string) => `Select: ${label}`,
    selected: (count: number) => `${count} selected`,
    details: (label: string) => `Details: ${label}`,
  },
};

/** The texts of the data table in one language. */
export type DataTableTexts = typeof dataTableTexts.de;
