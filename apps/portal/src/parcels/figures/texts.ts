/* Loaded with the labels: most people do not ask for them. */
export const figureTexts = {
  component: 'parcel-figures',
  de: {
    show: 'Maße in die Karte schreiben',
    distance: (metres: string) => `Abstand ${metres}`,
    shown: (shown: number, count: number) =>
      shown === count
        ? `Alle ${count} Angaben stehen in der Karte.`
        : `${shown} von ${count} Angaben haben in der Karte Platz. Alle stehen in „Das Flurstück in Worten“.`,
  },
  en: {
    show: 'Write figures on the map',
    distance: (metres: string) => `distance ${metres}`,
    shown: (shown: number, count: number) =>
      shown === count
        ? `All ${count} figures are on the map.`
        : `${shown} of ${count} figures fit on the map. All are in “The parcel in words”.`,
  },
};
