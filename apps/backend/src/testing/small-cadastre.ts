import type { CollectionName } from '../config/cadastre-mapping.ts';
import type { FeaturePort, SourceFeature } from '../ports/features.ts';

const X = 395_000;
const Y = 5_795_000;

/** A square of 20 m; the parameters are the offset of its south-west corner in metres. */
function square(east: number, north: number, side = 20): number[][] {
  const [w, s, e, n] = [X + east, Y + north, X + east + side, Y + north + side];
  return [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
}

interface ParcelFixture {
  readonly zaehler: number;
  readonly nenner: number | null;
  readonly rings: readonly number[][][];
  readonly sheet: string;
}

const PARCELS: readonly ParcelFixture[] = [
  { zaehler: 114, nenner: 2, rings: [square(0, 0)], sheet: '15' },
  { zaehler: 114, nenner: 10, rings: [square(20, 0)], sheet: '0016' },
  { zaehler: 9, nenner: null, rings: [square(40, 0)], sheet: '12A' },
  // A parcel with a hole, which contains another parcel.
  { zaehler: 20, nenner: null, rings: [square(0, 100, 40), square(10, 110)], sheet: 'P7' },
  { zaehler: 21, nenner: null, rings: [square(10, 110)], sheet: '17' },
  { zaehler: 30, nenner: null, rings: [square(500, 500, 4000)], sheet: '18; 0040,42a' },
];

/** The parcel id by parcel number. */
export const parcelIdOf = (numerator: number, denominator: number | null = null): string =>
  `120653003${String(numerator).padStart(5, '0')}${
    denominator ? String(denominator).padStart(4, '0') : '____'
  }__`;

const withoutGeometry = (properties: Record<string, string>): SourceFeature => ({
  properties,
  geometry: null,
});

function parcel({ zaehler, nenner, rings, sheet }: ParcelFixture): SourceFeature {
  return {
    properties: {
      flstkennz: parcelIdOf(zaehler, nenner),
      gemarkung: 'Lindenau',
      gemaschl: '120653',
      flur: 3,
      flstnrzae: zaehler,
      flstnrnen: nenner,
      flaeche: 400,
      grundbuchbezirk: '0653',
      buchungsblatt: sheet,
      stelle: '1',
      tntxt: zaehler === 9 ? 'Straßenverkehr;380|Weg;20' : 'Wohnbaufläche;400',
      lagebeztxt: zaehler === 9 ? 'Am Berg' : null,
    },
    geometry: { type: 'MultiPolygon', coordinates: [rings] },
  };
}

/** A further parcel of the section, a square of 20 m. */
export const parcelFeature = (
  numerator: number,
  denominator: number | null = null,
): SourceFeature =>
  parcel({
    zaehler: numerator,
    nenner: denominator,
    rings: [square(20 * numerator, 300)],
    sheet: String(numerator),
  });

const address = (street: string, number: string, id: string): SourceFeature =>
  withoutGeometry({
    plz: '15990',
    ort: 'Großlindow',
    strasse: street,
    hausnr: number,
    flstkennz: id,
  });

const building = (oid: string, ring: number[][], lagebeztxt: string | null): SourceFeature => ({
  properties: { oid, lagebeztxt },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

const COLLECTIONS: Readonly<Record<CollectionName, readonly SourceFeature[]>> = {
  parcels: PARCELS.map(parcel),
  addresses: [
    address('Mühlenstraße', '12 a', parcelIdOf(114, 2)),
    address('Mühlenstraße', '14', parcelIdOf(114, 10)),
    address('Am Berg', '1', parcelIdOf(9)),
    address('Am Bergwerk', '1', parcelIdOf(20)),
  ],
  // A house of two numbers on 114/2, and a shed that reaches from 114/10 into parcel 9.
  buildings: [
    building('B1', square(4, 4, 8), 'Mühlenstraße 12 a;Mühlenstraße 12 b'),
    building('B2', square(35, 10, 8), null),
  ],
  subdistricts: [withoutGeometry({ gemaschl: '120653', gemarkung: 'Lindenau', stelle: '1' })],
  districts: [withoutGeometry({ schluessel: '120653', name: 'Lindenau' })],
  authorities: [
    withoutGeometry({
      stelle: '1',
      name: 'Katasteramt',
      strasse: 'Markt',
      hausnr: '1',
      plz: '15990',
      ort: 'Lindenau',
    }),
  ],
};

/** The feature service of a cadastre with six parcels. */
export function smallCadastre(changes: Partial<typeof COLLECTIONS> = {}): FeaturePort {
  return {
    version: async () => null,
    async *pages(collection) {
      const features = changes[collection] ?? COLLECTIONS[collection];
      yield { features, matched: features.length };
    },
  };
}

/** A map extract of parcel 114/2: A4, portrait, 1:1000, as the portal sends it. */
export function mapPosition() {
  const [x, y] = [X + 10, Y + 10];
  const [w, h] = [95, 118.5];
  return {
    parcelId: parcelIdOf(114, 2),
    productId: 'liegenschaftskarte',
    numberOfCopies: 2,
    orderPdf: true,
    justification: '',
    pageFormat: 'A4',
    selectedScale: 1000,
    pageOrientation: 'PORTRAIT',
    colorPalette: 'COLOR',
    printArea: [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
      [x - w, y - h],
    ],
  };
}

/** An owner extract of parcel 9. */
export const ownerPosition = () => ({
  parcelId: parcelIdOf(9),
  productId: 'flurstuecks-und-eigentumsnachweis',
  numberOfCopies: 0,
  orderPdf: true,
  justification: 'Ich plane einen Anbau an der Grenze.',
});
