/** Built-in texts of the parcel picker; `pick` and `pickArea` are fixed names. */
export const parcelPickerTexts = {
  de: {
    label: 'Karte zum Auswählen',
    tools: 'Auf der Karte auswählen',
    pick: 'Flurstück in der Karte anklicken',
    pickArea: 'Alle Flurstücke im Kartenausschnitt',
    pickHere: 'Flurstück im Fadenkreuz wählen',
    instructions:
      'Mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern und verkleinern, mit 0 zurück zum Gefundenen.',
    pickInstructions:
      'Klicken Sie auf das Flurstück. Mit der Tastatur: mit den Pfeiltasten unter das Fadenkreuz schieben, mit der Eingabetaste wählen, mit Escape beenden.',
    pickOn: 'Klickmodus an.',
    pickOff: 'Klickmodus aus.',
    tooLarge: (side: string) =>
      `Der Kartenausschnitt ist zu groß. Vergrößern Sie die Karte, bis er höchstens ${side} breit und hoch ist.`,
    noSection: 'Die Karte ist noch nicht bereit.',
    picked: (east: string, north: string) => `Punkt gewählt: Ostwert ${east}, Nordwert ${north}.`,
    areaPicked: (width: string, height: string) => `Ausschnitt gewählt: ${width} mal ${height}.`,
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
      'Use the arrow keys to move, plus and minus to zoom, and 0 to go back to what was found.',
    pickInstructions:
      'Click the parcel. By keyboard: move it under the crosshair with the arrow keys, pick it with Enter, and leave with Escape.',
    pickOn: 'Click mode on.',
    pickOff: 'Click mode off.',
    tooLarge: (side: string) =>
      `This map section is too large. Zoom in until it is at most ${side} wide and high.`,
    noSection: 'The map is not ready yet.',
    picked: (east: string, north: string) => `Place picked: easting ${east}, northing ${north}.`,
    areaPicked: (width: string, height: string) => `Section picked: ${width} by ${height}.`,
    selected: (label: string) => `Selected: ${label}.`,
    found: 'Found',
    chosen: 'Selected',
    place: 'Place you picked',
    busy: 'Searching for parcels …',
    stillBusy: 'The search is still running.',
    failedDetail: 'You can still pick a parcel here, or go on with the other searches.',
  },
};

/** The texts of the parcel picker in one language. */
export type ParcelPickerTexts = typeof parcelPickerTexts.de;
