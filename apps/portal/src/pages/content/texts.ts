/* Loaded with the pages of content. */
export const contentTexts = {
  component: 'content',
  de: {
    onThisPage: 'Auf dieser Seite',
    question: 'Noch eine Frage?',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    questions: 'Häufige Fragen',
    further: 'Weitere Hilfen',
  },
  en: {
    onThisPage: 'On this page',
    question: 'Any questions?',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    questions: 'Frequently asked questions',
    further: 'Further help',
  },
};
