/** Built-in texts of the selection card. */
export const selectionCardTexts = {
  component: 'selection-card',
  de: {
    heading: 'Ihre Auswahl',
    change: 'ändern',
    changeRow: (label: string) => `${label} ändern`,
    open: 'Auswahl anzeigen',
    close: 'Auswahl schließen',
  },
  en: {
    heading: 'Your selection',
    change: 'change',
    changeRow: (label: string) => `Change ${label}`,
    open: 'Show selection',
    close: 'Close selection',
  },
};

/** The texts of the selection card in one language. */
export type SelectionCardTexts = typeof selectionCardTexts.de;
