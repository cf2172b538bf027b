/** Built-in texts of the multiple selection. */
export const multiSelectTexts = {
  component: 'multi-select',
  de: {
    list: (label: string) => `Ausgewählt: ${label}`,
    added: (label: string) => `${label} wurde hinzugefügt.`,
    remove: (label: string) => `Entfernen: ${label}`,
    removed: (label: string) => `${label} wurde entfernt.`,
  },
  en: {
    list: (label: string) => `Selected: ${label}`,
    added: (label: string) => `${label} has been added.`,
    remove: (label: string) => `Remove: ${label}`,
    removed: (label: string) => `${label} has been removed.`,
  },
};

/** The texts of the multiple selection in one language. */
export type MultiSelectTexts = typeof multiSelectTexts.de;
