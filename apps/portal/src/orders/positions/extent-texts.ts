/* Loaded with files for other programs; the first steps of an order, which load all messages too, do without. */
export const extentTexts = {
  component: 'fileExtent',
  de: {
    extent: 'Inhalt der Dateien',
    SHEET: 'Alles auf dem Blatt',
    PARCELS: 'Nur die Flurstücke dieses Auszugs',
  },
  en: {
    extent: 'Content of the files',
    SHEET: 'Everything on the sheet',
    PARCELS: 'Only the parcels of this extract',
  },
};
