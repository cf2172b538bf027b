/* Loaded with the login step, where the state lets people order without an account. */
export const orderWithoutAccountTexts = {
  component: 'order-without-account',
  de: {
    heading: 'Anmelden oder ohne Konto bestellen',
    reason:
      'Mit Konto finden Sie alle Bestellungen wieder, ohne Konto reichen Name und E-Mail-Adresse.',
    text: 'Sie bestätigen Ihre E-Mail-Adresse mit einem Link. Danach bezahlen Sie.',
    can: 'Auftrag senden, bezahlen und herunterladen',
    again: 'Zurück zum Auftrag über den Link in jeder E-Mail',
    cannot: 'keine Liste Ihrer Bestellungen und kein Postfach',
    notThisOne: 'nicht für alle Auszüge in diesem Auftrag',
    begin: 'Ohne Konto bestellen',
    renew: 'Ohne Konto bestellt? Neuen Link anfordern',
  },
  en: {
    heading: 'Log in, or order without an account',
    reason:
      'With an account you find all your orders again; without one, name and e-mail address suffice.',
    text: 'You confirm your e-mail address by a link. Then you pay.',
    can: 'Send the order, pay and download',
    again: 'Back to the order by the link in each e-mail',
    cannot: 'no list of your orders and no postbox',
    notThisOne: 'not for all extracts of this order',
    begin: 'Order without an account',
    renew: 'Ordered without an account? Request a new link',
  },
};
