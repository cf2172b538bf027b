import { mix, type Random } from './random.ts';

const FIRST_PLACES: readonly string[] = ['Lindenau', 'Erlenbruch', 'Neu Seeheim', 'Birkenhorst'];
const PLACE_STARTS: readonly string[] = [
  'Ahorn',
  'Birken',
  'Buchen',
  'Dachs',
  'Eichen',
  'Erlen',
  'Eschen',
  'Falken',
  'Fichten',
  'Fuchs',
  'Ginster',
  'Hasel',
  'Heide',
  'Hirsch',
  'Kiefern',
  'Kranich',
  'Lerchen',
  'Milan',
  'Otter',
  'Pappel',
  'Reiher',
  'Rohr',
  'Schilf',
  'Schwanen',
  'Tannen',
  'Ulmen',
  'Wacholder',
  'Weiden',
  'Wiesen',
  'Ziegel',
];
const PLACE_ENDS: readonly string[] = [
  'au',
  'bruch',
  'horst',
  'hagen',
  'felde',
  'walde',
  'hain',
  'berg',
  'grund',
  'winkel',
  'rode',
  'mark',
];
const PLACE_PREFIXES: readonly string[] = ['', 'Neu ', 'Alt ', 'Groß ', 'Klein '];

const STREETS: readonly string[] = [
  'Ahornweg',
  'Amselweg',
  'Am Anger',
  'Am Bruch',
  'Am Erlengrund',
  'Am Feldrain',
  'Am Mühlengraben',
  'An der Kirche',
  'An der Trift',
  'Apfelallee',
  'Bachstraße',
  'Birkenweg',
  'Brunnenstraße',
  'Buchenring',
  'Drosselgasse',
  'Eichenstraße',
  'Finkensteg',
  'Fliederweg',
  'Gartenstraße',
  'Ginsterweg',
  'Grüner Weg',
  'Hasenwinkel',
  'Heideweg',
  'Hinter den Höfen',
  'Holunderweg',
  'Im Winkel',
  'Kastanienallee',
  'Kiefernweg',
  'Kirchgasse',
  'Kirschallee',
  'Lerchenweg',
  'Mittelstraße',
  'Mühlenweg',
  'Nussbaumweg',
  'Obere Reihe',
  'Pappelweg',
  'Pfarrgasse',
  'Quellenweg',
  'Rosenstraße',
  'Rotdornweg',
  'Schäferweg',
  'Schulstraße',
  'Schmiedegasse',
  'Seestraße',
  'Sonnenweg',
  'Tulpenweg',
  'Uferstraße',
  'Ulmenstraße',
  'Untere Reihe',
  'Wacholderweg',
  'Wiesengrund',
  'Weidendamm',
  'Ziegeleiweg',
  'Zum Steg',
  'Zur Heide',
  'Zur Koppel',
];

const GIVEN_NAMES: readonly string[] = [
  'Anna',
  'Anton',
  'Birgit',
  'Dieter',
  'Elif',
  'Emil',
  'Frieda',
  'Gerd',
  'Hanna',
  'Ilse',
  'Jakob',
  'Jannik',
  'Karin',
  'Lukas',
  'Marta',
  'Mehmet',
  'Nele',
  'Olaf',
  'Paula',
  'Renate',
  'Selma',
  'Thea',
  'Uwe',
  'Walter',
];
const FAMILY_NAMES: readonly string[] = [
  'Ackerblüh',
  'Bachsteiger',
  'Dornhecker',
  'Eschenlohe',
  'Feldrain',
  'Grabenholz',
  'Haferkorn',
  'Immengarten',
  'Kornrade',
  'Lindenschmidt',
  'Moosgruber',
  'Nebelthau',
  'Ottersbach',
  'Pflaumbaum',
  'Rittersporn',
  'Sandhase',
  'Tannhof',
  'Uferland',
  'Wiesenthal',
  'Zaunkönig',
];

/** The fictional name of the nth village; unique for about the first ten thousand, then with a number. */
export function placeName(index: number): string {
  const first = FIRST_PLACES[index];
  if (first !== undefined) return first;
  const place = index - FIRST_PLACES.length;
  const start = PLACE_STARTS[place % PLACE_STARTS.length] ?? '';
  const ends = Math.floor(place / PLACE_STARTS.length);
  // Shifts the endings by one per village, so that neighbours do not all have the same ending.
  const end = PLACE_ENDS[(ends + place) % PLACE_ENDS.length] ?? '';
  const round = Math.floor(ends / PLACE_ENDS.length);
  const prefix = PLACE_PREFIXES[round % PLACE_PREFIXES.length] ?? '';
  const number = Math.floor(round / PLACE_PREFIXES.length);
  return `${prefix}${start}${end}${number === 0 ? '' : ` ${number + 1}`}`;
}

/** Returns a function that draws unused street names of one village in random order. */
export function streetNames(random: Random): () => string {
  const left = [...STREETS];
  let count = 0;
  return () => {
    count += 1;
    const index = random.whole(0, Math.max(0, left.length - 1));
    return left.splice(index, 1)[0] ?? `Weg ${count}`;
  };
}

/** The fictional address of a person in a village or its neighbourhood, deterministic for a key. */
export function addressOfPerson(zipCode: string, place: string, ...key: readonly number[]): string {
  const street = STREETS[mix(...key, 6) % STREETS.length] ?? '';
  return `${street} ${1 + (mix(...key, 7) % 40)}, ${zipCode} ${place}`;
}

/** A fictional person's name and date of birth (ISO 8601), deterministic for a key. */
export function person(...key: readonly number[]): { name: string; birthDate: string } {
  const given = GIVEN_NAMES[mix(...key, 1) % GIVEN_NAMES.length] ?? '';
  const family = FAMILY_NAMES[mix(...key, 2) % FAMILY_NAMES.length] ?? '';
  const year = 1938 + (mix(...key, 3) % 62);
  const month = String(1 + (mix(...key, 4) % 12)).padStart(2, '0');
  const day = String(1 + (mix(...key, 5) % 28)).padStart(2, '0');
  return { name: `${given} ${family}`, birthDate: `${year}-${month}-${day}` };
}
