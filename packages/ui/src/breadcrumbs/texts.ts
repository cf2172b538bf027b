/** Built-in texts of the breadcrumbs. */
export const breadcrumbsTexts = {
  component: 'breadcrumbs',
  de: { label: 'Brotkrumen-Navigation', showAll: 'Alle Ebenen anzeigen' },
  en: { label: 'Breadcrumbs', showAll: 'Show all levels' },
};

/** The texts of the breadcrumbs in one language. */
export type BreadcrumbsTexts = typeof breadcrumbsTexts.de;
