/** Built-in texts of the pagination. */
export const paginationTexts = {
  component: 'pagination',
  de: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (page: number) => `Seite ${page}`,
    position: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
  en: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    position: (page: number, count: number) => `Page ${page} of ${count}`,
  },
};

/** The texts of the pagination in one language. */
export type PaginationTexts = typeof paginationTexts.de;
