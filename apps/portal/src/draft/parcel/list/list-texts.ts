const parcels = (count: number): string => (count === 1 ? '1 Flurstück' : `${count} Flurstücke`);
const inEnglish = (count: number): string => (count === 1 ? '1 parcel' : `${count} parcels`);

/* Loaded with the dialog of a list of parcels. */
export const listTexts = {
  component: 'parcel-list',
  de: {
    hint: 'Kennzeichen, Gemarkung, Flur und Nummer oder eine Tabelle mit Überschriften, zum Beispiel „Musterdorf 3 114/2“',
    description: (maximum: number) =>
      `Sie bestellen für jedes Flurstück der Liste den gleichen Auszug. In einen Auftrag passen ${maximum} Auszüge.`,
    assumed:
      'Diese Datei ist nicht in UTF-8 gespeichert. Wir haben sie als Windows-1252 gelesen. Bitte prüfen Sie die Umlaute.',
    unreadable: (name: string, line: number, byte: number) =>
      `Die Datei „${name}“ ist kein lesbarer Text: Zeile ${line}, Byte ${byte}. Bitte speichern Sie sie als „CSV UTF-8“.`,
    line: (line: number, content: string) => `Zeile ${line} („${content}“):`,
    part: (part: string) => `„${part}“:`,
    FULL: 'Es passt nicht mehr in den Auftrag.',
    NOT_FOUND: 'Dieses Flurstück gibt es nicht.',
    NUMBER: 'Die Nummer des Flurstücks fehlt.',
    PLACE: 'Die Gemarkung fehlt.',
    SECTION: 'Die Flur fehlt.',
    SUBDISTRICT: 'Diese Gemarkung gibt es nicht.',
    TWICE: 'Dieses Flurstück steht schon weiter oben.',
    UNREADABLE:
      'Das wurde nicht verstanden. Bitte schreiben Sie ein Kennzeichen oder Gemarkung, Flur und Nummer.',
    found: (count: number) => `Gefunden: ${count === 0 ? 'kein Flurstück' : parcels(count)}.`,
    these: 'Diese Zeilen führen zu keinem:',
    note: 'Bitte beachten Sie:',
    take: (count: number) => `${parcels(count)} übernehmen`,
    chosen: (count: number) => `${parcels(count)} gewählt`,
  },
  en: {
    hint: 'Parcel IDs, cadastral district, section and number, or a table with headings, for example “Musterdorf 3 114/2”',
    description: (maximum: number) =>
      `You order the same extract for each parcel of the list. An order can contain up to ${maximum} extracts.`,
    assumed:
      'This file is not stored in UTF-8. We have read it as Windows-1252. Please check letters such as ä and ß.',
    unreadable: (name: string, line: number, byte: number) =>
      `The file “${name}” is no text that can be read: line ${line}, byte ${byte}. Please save your table as “CSV UTF-8”.`,
    line: (line: number, content: string) => `Line ${line} (“${content}”):`,
    part: (part: string) => `“${part}”:`,
    FULL: 'It no longer fits into the order.',
    NOT_FOUND: 'There is no such parcel.',
    NUMBER: 'The number of the parcel is missing.',
    PLACE: 'The cadastral district is missing.',
    SECTION: 'The section is missing.',
    SUBDISTRICT: 'There is no such cadastral district.',
    TWICE: 'This parcel is already further up.',
    UNREADABLE:
      'This was not understood. Please write an ID, or cadastral district, section and number.',
    found: (count: number) => `Found: ${count === 0 ? 'no parcel' : inEnglish(count)}.`,
    these: 'These lines do not match one:',
    note: 'Please note:',
    take: (count: number) => `Take ${inEnglish(count)}`,
    chosen: (count: number) => `${inEnglish(count)} chosen`,
  },
};
