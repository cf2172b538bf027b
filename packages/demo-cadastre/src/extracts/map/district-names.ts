import { polygonContains } from '../../land/geometry.ts';
import type { PagePoint, TextStyle } from '../pdf/pdf-document.ts';
import { districtKeyOf } from './district-boundaries.ts';
import { boxAt, type LabelBox, lineCrosses } from './label-box.ts';
import type { LabelPlacer } from './label-placement.ts';
import { type LabelText, type PlacedLabel, sizeOf } from './placed-label.ts';
import { obstaclesOf, placePointed, reserveStarts } from './pointers.ts';
import type { PageRing, SheetPart } from './sheet-parts.ts';
import type { MapDrawing } from './map-drawing.ts';

/** Distance of the candidates for a name in millimetres. */
const STEP = 5;

/** Distance between two names of the same section in millimetres, and their largest number; one without a boundary. */
const APART = 110;
const MOST = 3;

/** The name of a section lies on another one's ground where it has a pointer line: the line must be seen, in millimetres. */
export const POINTER = 4;

/** Candidates, near the boundary where there is one, of which the one that covers the fewest lines is taken. */
const MOST_COMPARED = 120;

/** Further from the boundary a name is not searched for first, in millimetres. */
const NEAR_BOUNDARY = 25;

/** The sections and subdistricts of which a sheet shows a part, as the texts of their names on the map. */
export function districtsOnSheet({ land, parts }: MapDrawing): ReadonlyMap<string, LabelText> {
  const subdistricts = new Set(parts.map(({ parcel }) => parcel.subdistrictId));
  const keys = new Map(parts.map(({ parcel }) => [districtKeyOf(parcel), parcel]));
  return new Map(
    [...keys]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { subdistrictId, section }]) => {
        const name =
          land.subdistricts.find(({ id }) => id === subdistrictId)?.name ?? subdistrictId;
        const isNamed = subdistricts.size > 1 || section === null;
        const lines = [
          ...(isNamed ? [`Gemarkung ${name}`] : []),
          ...(section === null ? [] : [`Flur ${section}`]),
        ];
        return [key, { lines }];
      }),
  );
}

/** Places the name of every section on its side of the boundary, or with a pointer line where it does not fit (PAGE-7). */
export function placeDistrictNames(map: MapDrawing, places: LabelPlacer): PlacedLabel[] {
  const { pdf, parts, palette } = map;
  const style: TextStyle = { size: 9, weight: 'bold', color: palette.district };
  return [...districtsOnSheet(map)].flatMap(([key, text]) => {
    const own = parts.filter(({ parcel }) => districtKeyOf(parcel) === key);
    // Between the numbers of a village the section alone still fits; its subdistrict is named by the others.
    for (const shown of [text, { lines: text.lines.slice(-1) }]) {
      const boxes = placeInDistrict(map, places, own, sizeOf(pdf, shown, style));
      if (boxes.length > 0) return boxes.map((box) => ({ ...shown, box, style }));
    }
    const [largest] = own.toSorted((a, b) => extent(b) - extent(a));
    const pointed =
      largest &&
      placePointed(places, parts, reserveStarts(places, largest), sizeOf(pdf, text, style), {
        clear: POINTER,
        avoided: parts.filter(({ parcel }) => map.isOrdered(parcel)),
      });
    return pointed ? [{ ...text, ...pointed, style, plate: palette.background }] : [];
  });
}

function extent({ visible: [left, top, right, bottom] }: SheetPart): number {
  return (right - left) * (bottom - top);
}

function placeInDistrict(
  { parts, boundaries }: MapDrawing,
  places: LabelPlacer,
  own: readonly SheetPart[],
  [width, height]: readonly [number, number],
): LabelBox[] {
  const lines = boundaries.map(({ line }) => line);
  const candidates = own.flatMap((part) =>
    pointsIn(part).flatMap((at) => {
      const box = boxAt(at, width, height);
      if (lines.some((line) => lineCrosses(box, line)) || !places.isFree(box)) return [];
      const away = Math.min(NEAR_BOUNDARY, ...lines.map((line) => distanceTo(line, at)));
      return [{ box, away }];
    }),
  );
  const most = lines.length === 0 ? 1 : MOST;
  const every = lines.length === 0 ? Math.ceil(candidates.length / MOST_COMPARED) : 1;
  const nearest = candidates
    .filter((_, index) => index % every === 0)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST_COMPARED)
    .map(({ box, away }) => ({ box, cost: away + 3 * obstaclesOf(parts, box) }));
  const found: LabelBox[] = [];
  for (const { box } of nearest.toSorted((a, b) => a.cost - b.cost)) {
    if (found.length === most) break;
    const [x, y] = box.at;
    if (found.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < APART)) continue;
    places.reserve(box);
    found.push(box);
  }
  return found;
}

function pointsIn({ rings, visible: [left, top, right, bottom] }: SheetPart): PagePoint[] {
  const points: PagePoint[] = [];
  for (let x = Math.ceil(left / STEP) * STEP; x < right; x += STEP) {
    for (let y = Math.ceil(top / STEP) * STEP; y < bottom; y += STEP) {
      if (polygonContains(rings, [x, y])) points.push([x, y]);
    }
  }
  return points;
}

function distanceTo(line: PageRing, [x, y]: PagePoint): number {
  let nearest = Infinity;
  for (const [a, b] of line) nearest = Math.min(nearest, (a - x) ** 2 + (b - y) ** 2);
  return Math.sqrt(nearest);
}
