/** Built-in texts of the parcel search. */
export const parcelSearchTexts = {
  component: 'parcel-search',
  de: {
    tabs: 'Wege zur Suche',
    address: 'Adresse',
    parcel: 'Flurstück',
    register: 'Grundbuch',
    map: 'Karte',
    search: 'Suchen',
    unfold: 'Eingaben ändern',
    zipCode: 'Postleitzahl',
    zipCodeHint: 'Oder nur der Ort',
    city: 'Ort',
    streetName: 'Straße',
    houseNumber: 'Hausnummer',
    houseNumberHint: 'Freiwillig',
    localSubdistrict: 'Gemarkung',
    localSubdistrictHint: 'Meist der Ortsname',
    cadastralSection: 'Flur',
    cadastralSectionHint: '1 bis 999',
    cadastralSectionOptionalHint: 'Falls vorhanden, 1 bis 999',
    parcelNumber: 'Flurstücksnummer',
    parcelNumberHint: 'Freiwillig, zum Beispiel 42/7',
    landRegisterDistrict: 'Grundbuchbezirk',
    landRegisterDistrictHint: 'Steht auf dem Grundbuchauszug oben',
    bookingSheet: 'Buchungsblatt',
    bookingSheetHint: 'Etwa 314 oder 15, 18a oder 15-19',
    help: 'Wo finde ich die Flurstücksnummer?',
    helpTerms:
      'Eine Gemarkung ist das Gebiet eines Ortes oder Ortsteils. Sie ist in Fluren geteilt, und jede Flur in Flurstücke: die einzelnen Stücke Land mit eigener Nummer.',
    helpPlaces:
      'Alle drei Angaben stehen im Grundbuchauszug, im Kaufvertrag und im Grundsteuerbescheid, meist in dieser Reihenfolge:',
    helpExample: 'Gemarkung Musterdorf, Flur 3, Flurstück 114/2',
    helpSketch:
      'Zeichnung: eine Flur mit mehreren Flurstücken. In jedem steht seine Nummer. 114/2 ist hervorgehoben.',
    helpTermsWithoutSections:
      'Eine Gemarkung ist das Gebiet eines Ortes oder Ortsteils. Sie ist in Flurstücke geteilt: die einzelnen Stücke Land mit eigener Nummer.',
    helpPlacesWithoutSections:
      'Beide Angaben stehen im Grundbuchauszug, im Kaufvertrag und im Grundsteuerbescheid, meist in dieser Reihenfolge:',
    helpExampleWithoutSections: 'Gemarkung Musterdorf, Flurstück 114/2',
    helpSketchWithoutSections:
      'Zeichnung: mehrere Flurstücke. In jedem steht seine Nummer. 114/2 ist hervorgehoben.',
    registerHelp: 'Wo finde ich Grundbuchbezirk und Buchungsblatt?',
    registerHelpText:
      'Beide stehen auf der ersten Seite des Grundbuchauszugs, zum Beispiel: Grundbuch von Musterdorf, Blatt 314. Ein Blatt kann mehrere Flurstücke enthalten. Sie wählen danach eines aus.',
  },
  en: {
    tabs: 'Ways to search',
    address: 'Address',
    parcel: 'Parcel',
    register: 'Register',
    map: 'Map',
    search: 'Search',
    unfold: 'Change the input',
    zipCode: 'ZIP code',
    zipCodeHint: 'Or the city alone',
    city: 'City',
    streetName: 'Street',
    houseNumber: 'House number',
    houseNumberHint: 'Optional',
    localSubdistrict: 'Cadastral district',
    localSubdistrictHint: 'Usually your village (Gemarkung)',
    cadastralSection: 'Cadastral section',
    cadastralSectionHint: '1 to 999 (Flur)',
    cadastralSectionOptionalHint: 'If there is one, 1 to 999 (Flur)',
    parcelNumber: 'Parcel number',
    parcelNumberHint: 'Optional, such as 42/7',
    landRegisterDistrict: 'Land registry district',
    landRegisterDistrictHint: 'At the top of the land register extract',
    bookingSheet: 'Booking sheet',
    bookingSheetHint: 'Such as 314 or 15, 18a or 15-19',
    help: 'Where do I find the parcel number?',
    helpTerms:
      'A cadastral district (Gemarkung) covers a village or quarter. It is divided into cadastral sections (Flur), and each of these into parcels (Flurstück): the single pieces of land, each with a number.',
    helpPlaces:
      'You find all three in your land register extract, your purchase contract and your property tax notice, usually in this order:',
    helpExample: 'Gemarkung Musterdorf, Flur 3, Flurstück 114/2',
    helpSketch:
      'Drawing: a section with several parcels. Each holds its number; 114/2 is highlighted.',
    helpTermsWithoutSections:
      'A cadastral district (Gemarkung) covers a village or quarter. It is divided into parcels (Flurstück): the single pieces of land, each with a number.',
    helpPlacesWithoutSections:
      'You find both in your land register extract, your purchase contract and your property tax notice, usually in this order:',
    helpExampleWithoutSections: 'Gemarkung Musterdorf, Flurstück 114/2',
    helpSketchWithoutSections:
      'Drawing: several parcels. Each holds its number; 114/2 is highlighted.',
    registerHelp: 'Where do I find district and booking sheet?',
    registerHelpText:
      'Both are on the first page of your land register extract, for example: Grundbuch von Musterdorf, Blatt 314. A sheet can hold several parcels; you choose one of them afterwards.',
  },
};

/** The texts of the parcel search in one language. */
export type ParcelSearchTexts = typeof parcelSearchTexts.de;
