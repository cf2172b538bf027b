/* Loaded with the saved parcels, after the step, whose first load they would make longer. */
export const savedParcelsTexts = {
  component: 'saved-parcels',
  de: {
    save: 'Flurstück merken',
    forget: 'Nicht mehr merken',
    saved: (parcel: string) => `Gemerkt: ${parcel}`,
    forgotten: (parcel: string) => `Nicht mehr gemerkt: ${parcel}`,
    heading: 'Gemerkte Flurstücke',
    former: 'Gibt es im Kataster nicht mehr.',
    full: 'Sie haben 50 Flurstücke gemerkt. Mehr sind nicht möglich. Entfernen Sie zuerst eines aus der Liste.',
    listFailed: 'Ihre gemerkten Flurstücke konnten nicht geladen werden.',
  },
  en: {
    save: 'Save parcel',
    forget: 'No longer save',
    saved: (parcel: string) => `Saved: ${parcel}`,
    forgotten: (parcel: string) => `No longer saved: ${parcel}`,
    heading: 'Saved parcels',
    former: 'No longer in the cadastre.',
    full: 'You have saved 50 parcels. More are not possible. First remove one from the list.',
    listFailed: 'Your saved parcels could not be loaded.',
  },
};
