import type {
  Description,
  Direction,
  Form,
  SharedBoundary,
  SheetPlace,
  SentencesOf,
} from './model.ts';
import { IS_LONGER, MOST_NEIGHBOURS, ON_BOUNDARY, roundedIn } from './rounded.ts';
import { usesIn } from './uses.ts';

const { whole, tenths } = roundedIn('de');

/** The directions after "Im". */
export const GERMAN_DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
};

const FORMS: Readonly<Record<Form, string>> = {
  triangle: 'Seine Form ist dreieckig',
  rectangle: 'Seine Form ist fast ein Rechteck',
  strip: 'Es ist ein schmaler Streifen',
  quadrilateral: 'Es hat vier ungleiche Seiten',
  angle: 'Es ist geformt wie ein L',
  irregular: 'Seine Form ist unregelmäßig',
};

const AXES: Readonly<Record<Description['axis'], string>> = {
  N: 'von Süden nach Norden',
  NE: 'von Südwesten nach Nordosten',
  E: 'von Westen nach Osten',
  SE: 'von Nordwesten nach Südosten',
};

/** Where the parcel is on its sheet, after "liegt es". */
export function germanPlace({ row, column }: SheetPlace): string {
  const columns = { left: 'links', middle: '', right: 'rechts' } as const;
  const rows = { top: 'oben', middle: '', bottom: 'unten' } as const;
  const words = [rows[row], columns[column]].filter(Boolean);
  return words.length > 0 ? words.join(' ') : 'in der Mitte';
}

function neighbourIn({ number, uses, street }: SharedBoundary): string {
  const parcel = `Flurstück ${number}`;
  if (street !== undefined) return `die Straße „${street}“ (${parcel})`;
  const use = usesIn(uses, 'und');
  return use === null ? parcel : `${parcel} (${use})`;
}

function neighbourSentences(neighbours: readonly SharedBoundary[]): readonly string[] {
  const [first, ...others] = neighbours;
  if (!first) return [];
  if (others.length === 0) return [`Dort grenzt es an ${neighbourIn(first)}.`];
  const named = neighbours
    .slice(0, MOST_NEIGHBOURS)
    .map((one) => `Dort grenzt es auf ${whole(one.length)} m an ${neighbourIn(one)}.`);
  const rest = neighbours.length - named.length;
  return rest > 0 ? [...named, `Dort hat es ${rest} weitere Nachbarn mit kurzen Grenzen.`] : named;
}

/** What is said in German. */
export const germanSentences: SentencesOf = {
  headings: {
    size: 'Größe und Form',
    boundary: 'Grenzen und Nachbarn',
    buildings: 'Gebäude',
    sheet: 'Lage auf dem Blatt',
    accuracy: 'Genauigkeit',
  },
  size: ({ number, area, parts, holes, form, extent: [length, width], axis }) => [
    `Das Flurstück ${number} ist ${whole(area)} m² groß.`,
    ...(parts.length > 1
      ? [
          `Es besteht aus ${parts.length} getrennten Teilen.`,
          `Der größte Teil hat ${whole(parts[0] ?? 0)} m².`,
        ]
      : []),
    `${FORMS[form]}, etwa ${whole(length)} m lang und ${whole(width)} m breit.`,
    ...(length >= IS_LONGER * width ? [`Die lange Seite verläuft ${AXES[axis]}.`] : []),
    ...(holes === 1 ? ['Darin liegt eine Fläche, die nicht zum Flurstück gehört.'] : []),
    ...(holes > 1 ? [`Darin liegen ${holes} Flächen, die nicht zum Flurstück gehören.`] : []),
  ],
  side: ({ direction, length, neighbours }) => [
    `Im ${GERMAN_DIRECTIONS[direction]} ist die Grenze ${whole(length)} m lang.`,
    ...neighbourSentences(neighbours),
  ],
  building: ({ houseNumber, area, distance, direction, reachesOver }) => [
    houseNumber === null
      ? `Auf dem Flurstück steht ein Gebäude mit ${whole(area)} m² Grundfläche.`
      : `Auf dem Flurstück steht das Gebäude Nummer ${houseNumber} mit ${whole(area)} m² Grundfläche.`,
    reachesOver
      ? `Es reicht im ${GERMAN_DIRECTIONS[direction]} über die Grenze.`
      : distance < ON_BOUNDARY
        ? `Es steht im ${GERMAN_DIRECTIONS[direction]} an der Grenze.`
        : `Die nächste Grenze liegt ${tenths(distance)} m entfernt im ${GERMAN_DIRECTIONS[direction]}.`,
  ],
  noBuilding: 'Auf dem Flurstück steht kein Gebäude.',
  sheet: (place) => [
    `Auf dem Blatt liegt es ${germanPlace(place)}.`,
    'Oben auf dem Blatt ist Norden.',
  ],
  accuracy: [
    'Alle Maße sind aus der Karte berechnet und gerundet.',
    'Sie sind keine Auskunft über den genauen Verlauf der Grenze.',
  ],
};
