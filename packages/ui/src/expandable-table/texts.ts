/** Built-in texts of a table whose rows open. */
export const expandableTableTexts = {
  component: 'expandable-table',
  de: {
    number: 'Nr.',
    loading: 'Wird geladen …',
    remove: 'Entfernen',
    actions: 'Aktionen',
    removeItem: (position: number) => `Zeile ${position} entfernen`,
    removed: (position: number) => `Zeile ${position} wurde entfernt.`,
    position: (position: number) => `Zeile ${position}, Details`,
  },
  en: {
    number: 'No.',
    loading: 'Loading…',
    remove: 'Remove',
    actions: 'Actions',
    removeItem: (position: number) => `Remove row ${position}`,
    removed: (position: number) => `Row ${position} has been removed.`,
    position: (position: number) => `row ${position}, details`,
  },
};

/** The texts of such a table in one language. */
export type ExpandableTableTexts = typeof expandableTableTexts.de;
