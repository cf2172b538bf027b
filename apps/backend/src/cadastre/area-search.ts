import type { Parcel, ParcelPage, Position, Ring } from '@portal/api';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, Row } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { intersects } from './geometry.ts';
import { findParcels, type Paging } from './parcels.ts';

/** Limits of one search (SEC-6). */
const LIMITS = {
  /** Width and height of the bounding box in metres. */
  sideM: 5000,
  hits: 20_000,
  /** Time in ms, after which the area counts as too large. */
  totalMs: 3000,
  /** Exact checks pause after so many ms, so that other requests are answered. */
  sliceMs: 10,
} as const;

/**
 * Side in metres of the squares that are searched one after the other. It bounds the time of one query, which grows with
 * the number of parcels in the square and with the number of points of the area.
 */
const cellSide = (area: Ring): number => (area.length > 12 ? 200 : 500);

/** Squares overlap by this much, so that no parcel is lost through rounding. */
const OVERLAP_M = 0.001;

type Box = readonly [west: number, south: number, east: number, north: number];

const tooLarge = (): DomainError =>
  new DomainError('invalid', 'AREA_TOO_LARGE', {
    errors: [{ field: 'area', messageKey: 'AREA_TOO_LARGE' }],
  });

function boxOf(area: Ring): Box {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const ringOf = ([west, south, east, north]: Box): readonly Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** The squares of the bounding box that have a point in common with the area. */
function cellsOf(area: Ring): readonly Box[] {
  const [west, south, east, north] = boxOf(area);
  const side = cellSide(area);
  const cells: Box[] = [];
  for (let y = south; y <= north; y += side) {
    for (let x = west; x <= east; x += side) {
      const cell: Box = [
        x - OVERLAP_M,
        y - OVERLAP_M,
        Math.min(x + side, east) + OVERLAP_M,
        Math.min(y + side, north) + OVERLAP_M,
      ];
      const outline = { type: 'MultiPolygon' as const, coordinates: [[[...ringOf(cell)]]] };
      if (intersects(outline, area)) cells.push(cell);
    }
  }
  return cells;
}

interface Candidate extends Row, SortKey {
  /** Null when the bounding box of the parcel is inside the area, so that no exact check is needed. */
  geometry: Parcel['geometry'] | null;
}

/** The columns of the natural order. */
interface SortKey {
  parcel_id: string;
  subdistrict_id: string;
  subdistrict: string;
  section: number;
  numerator: number;
  denominator: number;
}

const names = new Intl.Collator('de');

/** Natural order, in this process: sorting thousands of rows in the embedded database would take longer. */
const byNaturalOrder = (a: SortKey, b: SortKey): number =>
  (a.subdistrict === b.subdistrict ? 0 : names.compare(a.subdistrict, b.subdistrict)) ||
  (a.subdistrict_id < b.subdistrict_id ? -1 : Number(a.subdistrict_id > b.subdistrict_id)) ||
  a.section - b.section ||
  a.numerator - b.numerator ||
  a.denominator - b.denominator ||
  (a.parcel_id < b.parcel_id ? -1 : 1);

/**
 * Parcels whose bounding box intersects area and square. Both tests are exact and run in the database, on the native
 * type `polygon`; the index on `bounds` selects the parcels of the square.
 */
const CANDIDATES_SQL = `
  select p.parcel_id, p.subdistrict_id, p.subdistrict, p.section, p.numerator, p.denominator,
    case when $5::polygon @> polygon(p.bounds) then null else p.geometry end as geometry
  from parcels p
  where p.bounds && box(point($1, $2), point($3, $4)) and polygon(p.bounds) && $5::polygon`;

/**
 * Finds the parcels that have at least one point in common with an area. Neither a query nor the exact check of the
 * parcels at its edge occupies the event loop for long.
 *
 * @param totalMs Time in ms after which the area counts as too large
 * @throws DomainError `invalid` AREA_TOO_LARGE
 */
export async function searchArea(
  database: Database,
  area: Ring,
  { page, limit }: Paging,
  totalMs: number = LIMITS.totalMs,
): Promise<ParcelPage> {
  const [west, south, east, north] = boxOf(area);
  if (east - west > LIMITS.sideM || north - south > LIMITS.sideM) throw tooLarge();
  const polygon = `(${area.map(([x, y]) => `(${x},${y})`).join(',')})`;
  const deadline = performance.now() + totalMs;
  const seen = new Set<string>();
  const hits: SortKey[] = [];
  let sliceEnd = performance.now() + LIMITS.sliceMs;
  for (const cell of cellsOf(area)) {
    const rows = await database.query<Candidate>(CANDIDATES_SQL, [...cell, polygon]);
    for (const { geometry, ...key } of rows) {
      if (seen.has(key.parcel_id)) continue;
      seen.add(key.parcel_id);
      if (geometry === null || intersects(geometry, area)) hits.push(key);
      if (performance.now() < sliceEnd) continue;
      await yieldToEventLoop();
      sliceEnd = performance.now() + LIMITS.sliceMs;
    }
    if (hits.length > LIMITS.hits || performance.now() > deadline) throw tooLarge();
    await yieldToEventLoop();
  }
  const onPage = hits.toSorted(byNaturalOrder).slice(page * limit, (page + 1) * limit);
  const parcels = await findParcels(
    database,
    onPage.map(({ parcel_id: id }) => id),
  );
  return { items: parcels, page, total: hits.length };
}
