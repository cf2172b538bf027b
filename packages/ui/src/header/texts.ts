/** Built-in texts of the header. */
export const headerTexts = {
  component: 'header',
  de: { openMenu: 'Menü', login: 'Anmelden', logout: 'Abmelden', user: 'Angemeldet als' },
  en: { openMenu: 'Menu', login: 'Log in', logout: 'Log out', user: 'Logged in as' },
};

/** The texts of the header in one language. */
export type HeaderTexts = typeof headerTexts.de;
