/* For people who have not logged in. */
export const loginFirstTexts = {
  component: 'login-first',
  de: {
    nothingYet: 'Noch ist nichts bestellt.',
    next: 'Sie melden sich an und senden dann den Auftrag. Ihre Auszüge bleiben erhalten.',
    toLogin: 'Weiter zur Anmeldung',
    nextOrWithout: 'Sie melden sich an oder bestellen ohne Konto. Ihre Auszüge bleiben erhalten.',
    continue: 'Weiter',
  },
  en: {
    nothingYet: 'Nothing is ordered yet.',
    next: 'You log in and then send the order. Your extracts are kept.',
    toLogin: 'Continue to login',
    nextOrWithout: 'You log in or order without an account. Your extracts are kept.',
    continue: 'Continue',
  },
};
