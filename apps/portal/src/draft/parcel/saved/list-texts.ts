/* Loaded with the list, as most people have saved no parcel. */
export const savedListTexts = {
  component: 'saved-list',
  de: {
    heading: 'Gemerkte Flurstücke',
    former: 'Gibt es im Kataster nicht mehr.',
    full: 'Sie haben 50 Flurstücke gemerkt. Mehr sind nicht möglich. Entfernen Sie zuerst eines aus der Liste.',
  },
  en: {
    heading: 'Saved parcels',
    former: 'No longer in the cadastre.',
    full: 'You have saved 50 parcels. More are not possible. First remove one from the list.',
  },
};
