/* For people who have not logged in. */
export const loginFirstTexts = {
  component: 'login-first',
  de: {
    nothingYet: 'Noch ist nichts bestellt.',
    next: 'Sie melden sich an und senden dann den Auftrag. Ihre Auszüge bleiben erhalten.',
    toLogin: 'Weiter zur Anmeldung',
  },
  en: {
    nothingYet: 'Nothing is ordered yet.',
    next: 'You log in and then send the order. Your extracts are kept.',
    toLogin: 'Continue to login',
  },
};
