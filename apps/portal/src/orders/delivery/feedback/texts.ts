/* Loaded with the question, which follows a delivery. */
export const deliveryFeedbackTexts = {
  component: 'delivery-feedback',
  de: {
    heading: 'Ihre Meinung',
    question: 'Wie einfach war diese Bestellung?',
    veryEasy: 'Sehr einfach',
    easy: 'Einfach',
    neither: 'Teils, teils',
    difficult: 'Schwierig',
    veryDifficult: 'Sehr schwierig',
    textHint: 'Schreiben Sie bitte keine Namen, Adressen oder Auftragsnummern.',
    privacy: 'Wir speichern Ihre Antwort ohne Ihren Namen, ohne diesen Auftrag und ohne den Tag.',
    yourEurope: 'Rückmeldung an das Portal „Ihr Europa“ geben',
  },
  en: {
    heading: 'Your opinion',
    question: 'How easy was this order?',
    veryEasy: 'Very easy',
    easy: 'Easy',
    neither: 'Neither easy nor difficult',
    difficult: 'Difficult',
    veryDifficult: 'Very difficult',
    textHint: 'Please do not write names, addresses or order numbers.',
    privacy: 'We store your answer without your name, without this order and without the day.',
    yourEurope: 'Give feedback to the portal “Your Europe”',
  },
};
