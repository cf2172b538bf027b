/* Loaded with the sentences: most people do not open them. */
export const wordsTexts = {
  component: 'parcel-words',
  de: {
    loading: 'Nachbarn und Gebäude werden geladen.',
    failed: 'Hier fehlen Nachbarn und Gebäude, weil sie gerade nicht geladen werden können.',
    withoutBuildings: 'Dieser Text beschreibt keine Gebäude.',
    afterLogin: 'Straßen, Nutzungen und Hausnummern stehen hier nach der Anmeldung.',
  },
  en: {
    loading: 'Neighbours and buildings are loading.',
    failed:
      'Neighbours and buildings are missing here, because they cannot be loaded at the moment.',
    withoutBuildings: 'This text does not describe buildings.',
    afterLogin: 'Streets, uses and house numbers are shown here after you log in.',
  },
};
