/* Loaded only where people can log in for an organisation as well. */
export const organisationLoginTexts = {
  component: 'organisation-login',
  de: {
    asPerson: 'Als Privatperson',
    asOrganisation: 'Als Organisation',
    who: 'Für Unternehmen, Notariate, Vereine und Behörden, auch für Selbstständige.',
    needed:
      'Sie brauchen ein ELSTER-Zertifikat Ihrer Organisation. Damit melden Sie sich bei „Mein Unternehmenskonto“ an.',
    shared:
      'Alle Bestellungen gehören der Organisation. Ihre Kolleginnen und Kollegen sehen sie auch.',
    logIn: 'Zum Organisationskonto',
  },
  en: {
    asPerson: 'As a private person',
    asOrganisation: 'As an organisation',
    who: 'For companies, notaries, associations and authorities, and for the self-employed.',
    needed:
      'You need an ELSTER certificate of your organisation. With it you log in at “Mein Unternehmenskonto”.',
    shared: 'All orders belong to the organisation. Your colleagues see them, too.',
    logIn: 'Go to the organisation account',
  },
};
