import { mapWindowTexts } from '../feature-map/window-texts.ts';

/** Built-in texts of the map preview. */
export const mapPreviewTexts = {
  component: 'map-preview',
  de: {
    ...mapWindowTexts.de,
    figure: 'Karte mit Flurstück und Seitenrahmen',
    failedDetail: 'Flurstück und Seitenrahmen sehen Sie trotzdem. Sie können fortfahren.',
    parcel: 'Flurstück',
    pageRectangle: 'Seitenrahmen',
    frameTools: 'Seitenrahmen',
    moveFrame: 'Seitenrahmen verschieben',
    centreFrame: 'Seitenrahmen auf das Flurstück zurücksetzen',
    frameInstructions:
      'Nutzen Sie die Pfeil-Schaltflächen der Karte oder die Pfeiltasten, mit Umschalt in kleinen Schritten, oder ziehen Sie den gestrichelten Rahmen. Escape beendet.',
    frameUp: 'Seitenrahmen nach Norden',
    frameDown: 'Seitenrahmen nach Süden',
    frameLeft: 'Seitenrahmen nach Westen',
    frameRight: 'Seitenrahmen nach Osten',
    frameCentred: 'Der Seitenrahmen liegt mittig auf dem Flurstück.',
    frameAt: (places: string) =>
      `Die Mitte des Seitenrahmens liegt ${places} der Mitte des Flurstücks.`,
    frameAtLimit: 'Weiter lässt sich der Seitenrahmen nicht verschieben.',
  },
  en: {
    ...mapWindowTexts.en,
    figure: 'Map with parcel and page frame',
    failedDetail: 'You can still see the parcel and the page frame, and go on.',
    parcel: 'Parcel',
    pageRectangle: 'Page frame',
    frameTools: 'Page frame',
    moveFrame: 'Move page frame',
    centreFrame: 'Put the page frame back on the parcel',
    frameInstructions:
      'Use the arrow buttons of the map or the arrow keys, with Shift in small steps, or drag the dashed frame. Escape ends it.',
    frameUp: 'Page frame north',
    frameDown: 'Page frame south',
    frameLeft: 'Page frame west',
    frameRight: 'Page frame east',
    frameCentred: 'The page frame is centred on the parcel.',
    frameAt: (places: string) =>
      `The middle of the page frame lies ${places} of the middle of the parcel.`,
    frameAtLimit: 'The page frame cannot be moved further.',
  },
};

/** The texts of the map preview in one language. */
export type MapPreviewTexts = typeof mapPreviewTexts.de;
