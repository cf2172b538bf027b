import type { ServerResponse } from 'node:http';
import { nrwParcels, nrwSubdistricts } from '../../../apps/backend/src/testing/published-shapes.ts';
import type {
  PublishedFeature,
  startPublishedSource,
} from '../../../apps/backend/src/testing/published-source.ts';

type Behaviour = Awaited<ReturnType<typeof startPublishedSource>>['behaviour'];

/** A fault of a source, and what the importer has to do about it. */
interface ImportCase {
  readonly name: string;
  readonly source: Partial<Behaviour>;
  /** Parcels of the index afterwards; 0 when the source is rejected. */
  readonly parcels: number;
  /** Part of the failure that monitoring names; null when the import succeeds. */
  readonly failure: string | null;
  /** Reasons of skipped features, with their number. */
  readonly faults?: Readonly<Record<string, number>>;
}

const COUNT = 120;
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

const published = (features: readonly PublishedFeature[]): Partial<Behaviour> => ({
  collections: { flurstueck: features, katasterbezirk: nrwSubdistricts() },
});

/** The parcels, the eighth of them changed. */
const oneChanged = (edit: (feature: PublishedFeature) => Partial<PublishedFeature>) =>
  published(nrwParcels(COUNT).map((one, index) => (index === 7 ? { ...one, ...edit(one) } : one)));

const property = (changes: Readonly<Record<string, unknown>>) =>
  oneChanged(({ properties }) => ({ properties: { ...properties, ...changes } }));

function mapPositions(value: unknown, edit: (x: number, y: number) => number[]): unknown {
  if (!Array.isArray(value)) return value;
  const [x, y] = value;
  return typeof x === 'number' && typeof y === 'number'
    ? edit(x, y)
    : value.map((inner) => mapPositions(inner, edit));
}

const moved = (edit: (x: number, y: number) => number[]) =>
  published(
    nrwParcels(COUNT).map((feature) => {
      const { coordinates } = feature.geometry as { coordinates: unknown };
      return {
        ...feature,
        geometry: { type: 'Polygon', coordinates: mapPositions(coordinates, edit) },
      };
    }),
  );

/** Breaks the connection of every page, or of one. */
const broken = (only?: number) => ({
  onPage: (page: number, response: ServerResponse): void => {
    if (only === undefined || page === only) response.destroy();
  },
});

/** The faults of finding 24 and of the second point of the issue, with what states publish. */
export const CASES: readonly ImportCase[] = [
  {
    name: 'no fault: path and collections by configuration, other districts among the subdistricts',
    source: published(nrwParcels(COUNT)),
    parcels: COUNT,
    failure: null,
  },
  {
    name: 'the section is "Flur 4"',
    source: property({ flur: 'Flur 4' }),
    parcels: COUNT,
    failure: null,
  },
  {
    name: 'a section that is no number',
    source: property({ flur: 'Flur vier' }),
    parcels: COUNT - 1,
    failure: null,
    faults: { 'the section is not a number up to 999': 1 },
  },
  {
    name: 'one geometry is null',
    source: oneChanged(() => ({ geometry: null })),
    parcels: COUNT - 1,
    failure: null,
    faults: { 'the geometry is missing': 1 },
  },
  {
    name: 'one id occurs twice',
    source: published([...nrwParcels(COUNT), ...nrwParcels(1)]),
    parcels: COUNT,
    failure: null,
    faults: { 'the id occurs more than once': 1 },
  },
  {
    name: 'a name is missing',
    source: property({ gemarkung: '' }),
    parcels: COUNT - 1,
    failure: null,
    faults: { 'gemarkung is missing': 1 },
  },
  {
    name: 'more than 1 % of the subdistricts have the id of another one',
    source: {
      collections: {
        flurstueck: nrwParcels(COUNT),
        katasterbezirk: [...nrwSubdistricts(), ...nrwSubdistricts()],
      },
    },
    parcels: 0,
    failure: 'of 8 subdistricts are faulty, more than 1 %: the id occurs more than once',
  },
  {
    name: 'coordinates have heights',
    source: moved((x, y) => [x, y, 87]),
    parcels: COUNT,
    failure: null,
  },
  {
    name: 'the service returns smaller pages than requested',
    source: { ...published(nrwParcels(COUNT)), pageSize: 50 },
    parcels: COUNT,
    failure: null,
  },
  {
    name: 'the service requires another key',
    source: { ...published(nrwParcels(COUNT)), key: ['x-api-key', 'secret'] },
    parcels: 0,
    failure: 'answered 401',
  },
  {
    name: 'the collection does not exist',
    source: { collections: {} },
    parcels: 0,
    failure: 'answered 404',
  },
  {
    name: 'degrees under Content-Crs CRS84',
    source: { ...published(nrwParcels(COUNT)), contentCrs: CRS84 },
    parcels: 0,
    failure: `answered with coordinates in ${CRS84}`,
  },
  {
    name: 'degrees without a name',
    source: moved((x, y) => [x / 60_000, y / 111_000]),
    parcels: 0,
    failure: 'the coordinates are degrees, not metres',
  },
  {
    name: 'swapped axes',
    source: moved((x, y) => [y, x]),
    parcels: 0,
    failure: 'the axes of the coordinates are swapped',
  },
  {
    name: 'metres of another zone',
    source: moved((x, y) => [x - 400_000, y]),
    parcels: 0,
    failure: 'the coordinates are outside of the extent',
  },
  {
    name: 'no link to the next page',
    source: { ...published(nrwParcels(1200)), linksPages: false },
    parcels: 0,
    failure: 'returned 500 of 1200 parcels',
  },
  {
    name: 'no link to the next page, and no number of features',
    source: { ...published(nrwParcels(1200)), linksPages: false, countsFeatures: false },
    parcels: 0,
    failure: 'has features after the first 500, but no link to them',
  },
  {
    name: 'unknown property names',
    source: published(
      nrwParcels(COUNT).map((one) => ({ ...one, properties: { flurstueckskennzeichen: 'x' } })),
    ),
    parcels: 0,
    failure: 'the parcel id is missing, and its parts as well',
  },
  {
    name: 'the connection breaks off once',
    source: { ...published(nrwParcels(600)), ...broken(2) },
    parcels: 600,
    failure: null,
  },
  {
    name: 'the service does not answer',
    source: { ...published(nrwParcels(COUNT)), ...broken() },
    parcels: 0,
    failure: 'does not answer',
  },
];
