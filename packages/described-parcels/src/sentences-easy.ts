import type { Form, SharedBoundary, SentencesOf } from './model.ts';
import { MOST_NEIGHBOURS, ON_BOUNDARY, roundedIn } from './rounded.ts';
import { GERMAN_DIRECTIONS, germanPlace } from './sentences-de.ts';
import { easyUse } from './uses.ts';

const { whole, tenths } = roundedIn('de');

const FORMS: Readonly<Record<Form, readonly string[]>> = {
  triangle: ['Das Flurstück hat 3 Ecken.'],
  rectangle: ['Das Flurstück hat 4 Ecken.', 'Es sieht aus wie ein Blatt Papier.'],
  strip: ['Das Flurstück ist lang und schmal.'],
  quadrilateral: ['Das Flurstück hat 4 Ecken.'],
  angle: ['Das Flurstück sieht aus wie der Buchstabe L.'],
  irregular: ['Das Flurstück hat keine einfache Form.'],
};

function neighbourOf({ number, uses, street }: SharedBoundary): readonly string[] {
  if (street !== undefined) return [`Dort ist die Straße „${street}“.`];
  const use = easyUse(uses);
  const named = `Dort ist das Flurstück ${number}.`;
  return use === null ? [named] : [named, `Auf dem Flurstück ${number} ${use}.`];
}

/** What is said in German in easy words: one thought in each sentence, no brackets, no genitive. */
export const easySentences: SentencesOf = {
  headings: {
    size: 'So groß ist das Flurstück',
    boundary: 'So lang sind die Grenzen',
    buildings: 'Das steht auf dem Flurstück',
    sheet: 'So finden Sie das Flurstück auf dem Blatt',
    accuracy: 'Das ist wichtig',
  },
  size: ({ number, area, parts, holes, form, extent: [length, width] }) => [
    `Das Flurstück hat die Nummer ${number}.`,
    `Es ist ${whole(area)} Quadratmeter groß.`,
    ...(parts.length > 1 ? [`Es hat ${parts.length} Teile.`] : []),
    ...FORMS[form],
    `Es ist ungefähr ${whole(length)} Meter lang.`,
    `Es ist ungefähr ${whole(width)} Meter breit.`,
    ...(holes > 0 ? ['In der Mitte ist ein Stück Land.', 'Das Stück gehört nicht dazu.'] : []),
  ],
  side: ({ direction, length, neighbours }) => [
    `Im ${GERMAN_DIRECTIONS[direction]} ist die Grenze ${whole(length)} Meter lang.`,
    ...neighbours.slice(0, MOST_NEIGHBOURS).flatMap(neighbourOf),
  ],
  building: ({ houseNumber, area, distance, direction, reachesOver }) => [
    houseNumber === null
      ? 'Auf dem Flurstück steht ein Gebäude.'
      : `Auf dem Flurstück steht das Haus mit der Nummer ${houseNumber}.`,
    `Es ist ${whole(area)} Quadratmeter groß.`,
    reachesOver
      ? `Ein Teil davon steht im ${GERMAN_DIRECTIONS[direction]} auf einem anderen Flurstück.`
      : distance < ON_BOUNDARY
        ? `Es steht im ${GERMAN_DIRECTIONS[direction]} an der Grenze.`
        : `Bis zur nächsten Grenze im ${GERMAN_DIRECTIONS[direction]} sind es ${tenths(distance)} Meter.`,
  ],
  noBuilding: 'Auf dem Flurstück steht kein Haus.',
  sheet: (place) => [`Das Flurstück ist auf dem Blatt ${germanPlace(place)}.`, 'Oben ist Norden.'],
  accuracy: ['Die Zahlen sind nicht ganz genau.', 'Nur das Katasteramt kennt die genaue Grenze.'],
};
