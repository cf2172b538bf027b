/** Built-in texts of the tabs. */
export const tabsTexts = {
  component: 'tabs',
  de: { errors: (count: number) => (count === 1 ? '1 Fehler' : `${count} Fehler`) },
  en: { errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`) },
};

/** The texts of the tabs in one language. */
export type TabsTexts = typeof tabsTexts.de;
