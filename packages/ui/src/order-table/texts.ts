/** Built-in texts of the order table. */
export const orderTableTexts = {
  component: 'order-table',
  de: {
    number: 'Nr.',
    loading: 'Wird geladen …',
    remove: 'Entfernen',
    actions: 'Aktionen',
    removeItem: (position: number) => `Position ${position} entfernen`,
    removed: (position: number) => `Position ${position} wurde entfernt.`,
    position: (position: number) => `Position ${position}, Details`,
  },
  en: {
    number: 'No.',
    loading: 'Loading…',
    remove: 'Remove',
    actions: 'Actions',
    removeItem: (position: number) => `Remove item ${position}`,
    removed: (position: number) => `Item ${position} has been removed.`,
    position: (position: number) => `item ${position}, details`,
  },
};

/** The texts of the order table in one language. */
export type OrderTableTexts = typeof orderTableTexts.de;
