import type {
  Description,
  Direction,
  Form,
  SharedBoundary,
  SheetPlace,
  SentencesOf,
} from './model.ts';
import { IS_LONGER, MOST_NEIGHBOURS, ON_BOUNDARY, roundedIn } from './rounded.ts';
import { englishUse, usesIn } from './uses.ts';

const { whole, tenths } = roundedIn('en');

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

const FORMS: Readonly<Record<Form, string>> = {
  triangle: 'Its form is a triangle',
  rectangle: 'Its form is nearly a rectangle',
  strip: 'It is a narrow strip',
  quadrilateral: 'It has four unequal sides',
  angle: 'It has the form of an L',
  irregular: 'Its form is irregular',
};

const AXES: Readonly<Record<Description['axis'], string>> = {
  N: 'from south to north',
  NE: 'from south-west to north-east',
  E: 'from west to east',
  SE: 'from north-west to south-east',
};

function placeOf({ row, column }: SheetPlace): string {
  const rows = { top: 'at the top', middle: '', bottom: 'at the bottom' } as const;
  const columns = { left: 'on the left', middle: '', right: 'on the right' } as const;
  const words = [rows[row], columns[column]].filter(Boolean);
  return words.length > 0 ? words.join(' ') : 'in the middle';
}

function neighbourIn({ number, uses, street }: SharedBoundary): string {
  const parcel = `parcel ${number}`;
  if (street !== undefined) return `the street “${street}” (${parcel})`;
  const use = usesIn(uses.map(englishUse), 'and');
  return use === null ? parcel : `${parcel} (${use})`;
}

function neighbourSentences(neighbours: readonly SharedBoundary[]): readonly string[] {
  const [first, ...others] = neighbours;
  if (!first) return [];
  if (others.length === 0) return [`There it borders on ${neighbourIn(first)}.`];
  const named = neighbours
    .slice(0, MOST_NEIGHBOURS)
    .map((one) => `There it borders on ${neighbourIn(one)} for ${whole(one.length)} m.`);
  const rest = neighbours.length - named.length;
  return rest > 0
    ? [...named, `There it has ${rest} further neighbours with short boundaries.`]
    : named;
}

/** What is said in English. */
export const englishSentences: SentencesOf = {
  headings: {
    size: 'Size and form',
    boundary: 'Boundaries and neighbours',
    buildings: 'Buildings',
    sheet: 'Place on the sheet',
    accuracy: 'Accuracy',
  },
  size: ({ number, area, parts, holes, form, extent: [length, width], axis }) => [
    `Parcel ${number} has an area of ${whole(area)} m².`,
    ...(parts.length > 1
      ? [
          `It consists of ${parts.length} separate parts.`,
          `The largest part has ${whole(parts[0] ?? 0)} m².`,
        ]
      : []),
    `${FORMS[form]}, about ${whole(length)} m long and ${whole(width)} m wide.`,
    ...(length >= IS_LONGER * width ? [`The long side runs ${AXES[axis]}.`] : []),
    ...(holes === 1 ? ['It surrounds an area that does not belong to it.'] : []),
    ...(holes > 1 ? [`It surrounds ${holes} areas that do not belong to it.`] : []),
  ],
  side: ({ direction, length, neighbours }) => [
    `In the ${DIRECTIONS[direction]} the boundary is ${whole(length)} m long.`,
    ...neighbourSentences(neighbours),
  ],
  building: ({ houseNumber, area, distance, direction, reachesOver }) => [
    houseNumber === null
      ? `A building stands on it, with ${whole(area)} m² of ground.`
      : `Building number ${houseNumber} stands on it, with ${whole(area)} m² of ground.`,
    reachesOver
      ? `It reaches over the boundary in the ${DIRECTIONS[direction]}.`
      : distance < ON_BOUNDARY
        ? `It stands on the boundary in the ${DIRECTIONS[direction]}.`
        : `The nearest boundary is ${tenths(distance)} m away in the ${DIRECTIONS[direction]}.`,
  ],
  noBuilding: 'No building stands on it.',
  sheet: (place) => [`On the sheet it is ${placeOf(place)}.`, 'North is at the top of the sheet.'],
  accuracy: [
    'All measures are computed from the map and rounded.',
    'They do not certify where exactly the boundary runs.',
  ],
};
