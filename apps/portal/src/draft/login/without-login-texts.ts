/* Loaded with the way without a login, which only some states have. */
export const withoutLoginTexts = {
  component: 'without-login',
  de: {
    heading: 'Anmelden oder gleich beginnen',
    headingToSend: 'Zum Senden anmelden',
    intro: 'Sie können sich sofort anmelden oder erst, wenn Sie den Auftrag senden.',
    introToSend:
      'Ihre Auszüge bleiben erhalten. Nach der Anmeldung prüfen und senden Sie den Auftrag.',
    headingOrWithout: 'Anmelden oder ohne Konto bestellen',
    reason:
      'Mit Konto finden Sie alle Bestellungen wieder, ohne Konto reichen Name und E-Mail-Adresse.',
    renew: 'Ohne Konto bestellt? Neuen Link anfordern',
    name: 'Ohne Anmeldung',
    text: 'Sie suchen das Flurstück und stellen den Auszug zusammen.',
    can: 'Auszüge ohne Angaben zu Eigentümern, mit Karte und Gebühr',
    later: 'Zum Senden melden Sie sich an. Ihre Angaben bleiben erhalten.',
    laterWithoutAccount: 'Zum Senden melden Sie sich an oder geben Ihre E-Mail-Adresse an.',
    cannot: 'keine Auszüge mit Angaben zu Eigentümern',
    drops:
      'In diesem Fenster liegt noch die Auswahl einer angemeldeten Person. Sie wird dabei gelöscht.',
  },
  en: {
    heading: 'Log in, or begin at once',
    headingToSend: 'Log in to send the order',
    intro: 'You can log in now, or when you send the order.',
    introToSend: 'Your extracts are kept. After the login you check the order and send it.',
    headingOrWithout: 'Log in, or order without an account',
    reason:
      'With an account you find all your orders again; without one, name and e-mail address suffice.',
    renew: 'Ordered without an account? Request a new link',
    name: 'Without login',
    text: 'You find the parcel and put the extract together.',
    can: 'Extracts without owner data, with map and fee',
    later: 'You log in to send the order. Your entries are kept.',
    laterWithoutAccount: 'To send the order you log in or give your e-mail address.',
    cannot: 'no extracts with owner data',
    drops: 'This window still has the selection of a person who was logged in. It is deleted.',
  },
};
