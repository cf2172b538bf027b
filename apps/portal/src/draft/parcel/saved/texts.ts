/* Loaded with the saved parcels, after the step, whose first load they would make longer. */
export const savedParcelsTexts = {
  component: 'saved-parcels',
  de: {
    save: 'Flurstück merken',
    forget: 'Nicht mehr merken',
    saved: (parcel: string) => `Gemerkt: ${parcel}`,
    forgotten: (parcel: string) => `Nicht mehr gemerkt: ${parcel}`,
  },
  en: {
    save: 'Save parcel',
    forget: 'No longer save',
    saved: (parcel: string) => `Saved: ${parcel}`,
    forgotten: (parcel: string) => `No longer saved: ${parcel}`,
  },
};
