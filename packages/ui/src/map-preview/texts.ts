/** Built-in texts of the map preview. */
export const mapPreviewTexts = {
  de: {
    label: 'Karte',
    instructions:
      'Mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern und verkleinern, mit 0 zurück zum Ausschnitt.',
    controls: 'Karte bedienen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    reset: 'Zurück zum Ausschnitt',
    panUp: 'Nach Norden verschieben',
    panDown: 'Nach Süden verschieben',
    panLeft: 'Nach Westen verschieben',
    panRight: 'Nach Osten verschieben',
    loading: 'Karte wird geladen …',
    ready: '',
    failed: 'Fehler beim Laden der Karte',
    failedDetail: 'Flurstück und Druckbereich sehen Sie trotzdem. Sie können weiter bestellen.',
    retry: 'Karte neu laden',
    parcel: 'Flurstück',
    pageRectangle: 'Druckbereich',
  },
  en: {
    label: 'Map',
    instructions:
      'Use the arrow keys to move, plus and minus to zoom, and 0 to go back to the section.',
    controls: 'Map controls',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Back to the section',
    panUp: 'Move north',
    panDown: 'Move south',
    panLeft: 'Move west',
    panRight: 'Move east',
    loading: 'Loading the map …',
    ready: '',
    failed: 'Error loading map data',
    failedDetail: 'You can still see the parcel and the print area, and go on ordering.',
    retry: 'Reload the map',
    parcel: 'Parcel',
    pageRectangle: 'Print area',
  },
};

/** The texts of the map preview in one language. */
export type MapPreviewTexts = typeof mapPreviewTexts.de;
