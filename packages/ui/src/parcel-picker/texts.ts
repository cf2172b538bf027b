/** Built-in texts of the parcel picker; `pick` and `pickArea` are fixed names. */
export const parcelPickerTexts = {
  component: 'parcel-picker',
  de: {
    label: 'Karte zum Auswählen',
    tools: 'Auf der Karte auswählen',
    pick: 'Flurstück in der Karte anklicken',
    pickArea: 'Alle Flurstücke im Kartenausschnitt',
    pickHere: 'Flurstück im Fadenkreuz wählen',
    instructions:
      '„Alle Flurstücke im Kartenausschnitt“ zeigt sie als Liste. Verschieben und vergrößern mit den Schaltflächen der Karte oder mit Pfeiltasten, Plus und Minus, mit 0 zurück zu den Treffern.',
    resultsLabel: 'Karte der Treffer',
    resultsInstructions:
      'Ein Klick auf ein Flurstück wählt es aus. Verschieben und vergrößern mit den Schaltflächen der Karte oder mit Pfeiltasten, Plus und Minus, mit 0 zurück zu den Treffern.',
    resultsFailedDetail: 'Die Umrisse und die Liste der Treffer bleiben benutzbar.',
    pickInstructions:
      'Klicken Sie auf ein Flurstück, oder schieben Sie es mit den Pfeiltasten unter das Fadenkreuz. Escape beendet.',
    pickOn: 'Klickmodus an.',
    pickOff: 'Klickmodus aus.',
    tooLarge: (side: string) =>
      `Der Kartenausschnitt ist zu groß. Vergrößern Sie die Karte, bis er höchstens ${side} breit und hoch ist.`,
    noSection: 'Die Karte ist noch nicht bereit.',
    selected: (label: string) => `Gewählt: ${label}.`,
    found: 'Gefunden',
    chosen: 'Gewählt',
    place: 'Angeklickter Punkt',
    busy: 'Flurstücke werden gesucht …',
    stillBusy: 'Die Suche läuft noch.',
    failedDetail:
      'Sie können trotzdem ein Flurstück anklicken oder mit den anderen Suchen weitermachen.',
  },
  en: {
    label: 'Map for choosing',
    tools: 'Choose on the map',
    pick: 'Pick a parcel on the map',
    pickArea: 'All parcels in this map section',
    pickHere: 'Pick the parcel at the crosshair',
    instructions:
      '“All parcels in this map section” lists them. Move and zoom with the buttons of the map or with the arrow keys, plus and minus, and 0 to go back to the results.',
    resultsLabel: 'Map of the results',
    resultsInstructions:
      'A click on a parcel selects it. Move and zoom with the buttons of the map or with the arrow keys, plus and minus, and 0 to go back to the results.',
    resultsFailedDetail: 'The outlines and the list of results can still be used.',
    pickInstructions:
      'Click a parcel, or move it under the crosshair with the arrow keys. Escape ends.',
    pickOn: 'Click mode on.',
    pickOff: 'Click mode off.',
    tooLarge: (side: string) =>
      `This map section is too large. Zoom in until it is at most ${side} wide and high.`,
    noSection: 'The map is not ready yet.',
    selected: (label: string) => `Selected: ${label}.`,
    found: 'Found',
    chosen: 'Selected',
    place: 'Place you picked',
    busy: 'Searching for parcels…',
    stillBusy: 'The search is still running.',
    failedDetail: 'You can still pick a parcel here, or go on with the other searches.',
  },
};

/** The texts of the parcel picker in one language. */
export type ParcelPickerTexts = typeof parcelPickerTexts.de;
