/* Loaded with the files for other programs, which few products have. */
export const dataFilesTexts = {
  component: 'dataFiles',
  de: {
    heading: 'Dateien für andere Programme',
    hint: 'Für Planung und Vermessung. Koordinaten stehen auf den Millimeter genau darin.',
    GEOPACKAGE: 'Für Geoinformationssysteme wie QGIS. Die Objekte liegen in getrennten Tabellen.',
    GEOJSON: 'Für Kartenanwendungen und eigene Programme.',
    DXF: 'Für CAD-Programme. Die Objekte liegen auf getrennten Layern.',
    NAS: 'Das Austauschformat des Liegenschaftskatasters, als gepackte XML-Datei.',
  },
  en: {
    heading: 'Files for other programs',
    hint: 'For planners and surveyors. Coordinates are given to the millimetre.',
    GEOPACKAGE:
      'For geographic information systems such as QGIS. The objects are in separate tables.',
    GEOJSON: 'For map applications and programs of your own.',
    DXF: 'For CAD programs. The objects are on separate layers.',
    NAS: 'The exchange format of the cadastre, as a compressed XML file.',
  },
};
