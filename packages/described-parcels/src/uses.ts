/** The uses of land that cadastres publish (names of the AdV), in English, and what is on such land in easy German. */
const USES: Readonly<Record<string, readonly [english: string, easy?: string]>> = {
  Wohnbaufläche: ['residential area', 'stehen Wohnhäuser'],
  'Industrie- und Gewerbefläche': ['industry and trade', 'sind Firmen'],
  Halde: ['spoil heap'],
  Bergbaubetrieb: ['mining'],
  'Tagebau, Grube, Steinbruch': ['open-cast mine, pit or quarry'],
  'Fläche gemischter Nutzung': ['mixed use'],
  'Fläche besonderer funktionaler Prägung': ['public purpose'],
  'Sport-, Freizeit- und Erholungsfläche': [
    'sport, leisure and recreation',
    'ist Platz für Sport und Freizeit',
  ],
  Friedhof: ['cemetery', 'ist ein Friedhof'],
  Straßenverkehr: ['road', 'ist eine Straße'],
  Weg: ['path', 'ist ein Weg'],
  Platz: ['square', 'ist ein Platz'],
  Bahnverkehr: ['railway', 'ist eine Bahnlinie'],
  Flugverkehr: ['air traffic', 'ist ein Flugplatz'],
  Schiffsverkehr: ['shipping'],
  Landwirtschaft: ['farmland', 'sind Felder oder Wiesen'],
  Ackerland: ['arable land', 'ist ein Feld'],
  Grünland: ['grassland', 'ist eine Wiese'],
  Wald: ['forest', 'ist Wald'],
  Gehölz: ['copse', 'sind Bäume und Büsche'],
  Heide: ['heath'],
  Moor: ['bog', 'ist ein Moor'],
  Sumpf: ['swamp'],
  'Unland/Vegetationslose Fläche': ['barren land'],
  Gewässer: ['water', 'ist Wasser'],
  Fließgewässer: ['watercourse', 'ist ein Bach oder Fluss'],
  'Stehendes Gewässer': ['standing water', 'ist ein See oder Teich'],
  Hafenbecken: ['dock', 'ist ein Hafen'],
  Meer: ['sea', 'ist das Meer'],
};

/** So many uses of a parcel are said, the largest ones. */
const MOST_USES = 2;

/** The names of uses as the cadastre writes them; null without any. */
export const usesIn = (uses: readonly string[], and: string): string | null =>
  uses.length === 0 ? null : uses.slice(0, MOST_USES).join(` ${and} `);

/** A use in English; the German name where there is none. */
export const englishUse = (use: string): string => USES[use]?.[0] ?? use;

/** What is on a parcel, after "Auf dem Flurstück", in easy German; null where no easy words are known. */
export const easyUse = (uses: readonly string[]): string | null => USES[uses[0] ?? '']?.[1] ?? null;
