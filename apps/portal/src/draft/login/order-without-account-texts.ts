/* Loaded with the login step, where the state lets people order without an account. */
export const orderWithoutAccountTexts = {
  component: 'order-without-account',
  de: {
    text: 'Sie bestätigen Ihre E-Mail-Adresse mit einem Link. Danach bezahlen Sie.',
    can: 'Auftrag senden, bezahlen und herunterladen',
    again: 'Zurück zum Auftrag über den Link in jeder E-Mail',
    cannot: 'keine Liste Ihrer Bestellungen und kein Postfach',
    notThisOne: 'nicht für alle Auszüge in diesem Auftrag',
    begin: 'Ohne Konto bestellen',
  },
  en: {
    text: 'You confirm your e-mail address by a link. Then you pay.',
    can: 'Send the order, pay and download',
    again: 'Back to the order by the link in each e-mail',
    cannot: 'no list of your orders and no postbox',
    notThisOne: 'not for all extracts of this order',
    begin: 'Order without an account',
  },
};
