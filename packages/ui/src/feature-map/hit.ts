import { distanceToEdge } from './frame-geometry.ts';
import type { GeometryParts } from './geojson.ts';
import type { PolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';

/** Distances within which a press means a point or a line, in CSS px: a finger is as wide. */
const POINT_PX = 22;
const LINE_PX = 12;

function crosses([x = 0, y = 0]: Position, from: Position, to: Position): boolean {
  const [fromX = 0, fromY = 0] = from;
  const [toX = 0, toY = 0] = to;
  return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
}

const isWithinRing = (place: Position, ring: Ring): boolean =>
  ring.filter((from, at) => crosses(place, from, ring[(at + 1) % ring.length] ?? from)).length %
    2 ===
  1;

/** Whether a place is in a polygon and not in one of its holes. */
const isWithin = (place: Position, [outer = [], ...holes]: PolygonCoordinates): boolean =>
  isWithinRing(place, outer) && !holes.some((hole) => isWithinRing(place, hole));

function distanceToLine(place: Position, line: Ring): number {
  return line.reduce((least, from, at) => {
    const to = line[at + 1];
    return to ? Math.min(least, distanceToEdge(place, from, to)) : least;
  }, Infinity);
}

/** The item with the smallest distance of all that is within the limit; of equal ones the last, which is above the others. */
function nearest<Item>(
  items: readonly Item[],
  limit: number,
  distanceOf: (item: Item) => number,
): Item | undefined {
  let found: Item | undefined;
  let least = limit;
  for (const item of items) {
    const distance = distanceOf(item);
    if (distance > least) continue;
    found = item;
    least = distance;
  }
  return found;
}

/**
 * What a press on a map means: the nearest point, else the nearest line, else the area that is above the others. Positions are
 * metres in the map's CRS.
 *
 * @param metresPerPixel of the map, for CSS px
 */
export function itemAt<Item extends { readonly parts: GeometryParts }>(
  items: readonly Item[],
  place: Position,
  metresPerPixel: number,
): Item | undefined {
  const [x = 0, y = 0] = place;
  const toPoints = ({ parts }: Item): number =>
    Math.min(...parts.points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y)));
  const toLines = ({ parts }: Item): number =>
    Math.min(...parts.lines.map((line) => distanceToLine(place, line)));
  return (
    nearest(items, POINT_PX * metresPerPixel, toPoints) ??
    nearest(items, LINE_PX * metresPerPixel, toLines) ??
    items.findLast(({ parts }) => parts.polygons.some((polygon) => isWithin(place, polygon)))
  );
}
