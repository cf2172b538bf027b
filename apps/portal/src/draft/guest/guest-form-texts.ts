/* Loaded with the summary of somebody who orders without an account. */
export const guestFormTexts = {
  component: 'guest-form',
  de: {
    heading: 'Ihre Angaben',
    intro:
      'Sie bestellen ohne Konto. Den Auftrag finden Sie später nur über die Links in unseren E-Mails.',
    name: 'Vor- und Nachname',
    nameHint: 'So steht Ihr Name in E-Mails und auf der Rechnung.',
    nameWrong: 'Geben Sie Ihren Namen ein.',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin senden wir einen Link. Mit ihm bestätigen Sie die Adresse.',
    emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    address: 'Anschrift für das Papier',
    nothingYet: 'Noch kostet es nichts.',
    next: (price: string) =>
      `Sie bestätigen zuerst Ihre E-Mail-Adresse. Dann bezahlen Sie ${price}.`,
    withLogin: 'Doch anmelden',
  },
  en: {
    heading: 'Your details',
    intro:
      'You order without an account. Later you find the order only by the links in our e-mails.',
    name: 'First and last name',
    nameHint: 'E-mails and the invoice have this name.',
    nameWrong: 'Enter your name.',
    email: 'E-mail address',
    emailHint: 'We send a link there. It confirms the address.',
    emailWrong: 'Enter an e-mail address, for example name@example.org.',
    address: 'Address for the paper',
    nothingYet: 'It costs nothing yet.',
    next: (price: string) => `First you confirm your e-mail address. Then you pay ${price}.`,
    withLogin: 'Log in instead',
  },
};
