/* Loaded with the labels: most people do not ask for them. */
export const figureTexts = {
  component: 'parcel-figures',
  de: {
    show: 'Maße in die Karte schreiben',
    distance: (metres: string) => `Abstand ${metres}`,
    all: (count: number) => `Alle ${count} Angaben stehen in der Karte.`,
    shown: (shown: number, count: number) =>
      `${shown} von ${count} Angaben haben in der Karte Platz. Alle stehen in „Das Flurstück in Worten“.`,
  },
  en: {
    show: 'Write figures on the map',
    distance: (metres: string) => `distance ${metres}`,
    all: (count: number) => `All ${count} figures are on the map.`,
    shown: (shown: number, count: number) =>
      `${shown} of ${count} figures fit on the map. All are in “The parcel in words”.`,
  },
};
