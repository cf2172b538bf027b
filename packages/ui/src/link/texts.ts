/** Built-in texts of the link. */
export const linkTexts = {
  component: 'link',
  de: { newTab: '(öffnet in neuem Tab)' },
  en: { newTab: '(opens in a new tab)' },
};

/** The texts of the link in one language. */
export type LinkTexts = typeof linkTexts.de;
