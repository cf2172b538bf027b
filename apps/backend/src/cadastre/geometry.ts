import type { MultiPolygon, Position, Ring } from '@portal/api';

/** Twice the signed area of the triangle; its sign says on which side of a→b the point c lies. */
const side = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const between = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b);

const onSegment = (a: Position, b: Position, point: Position): boolean =>
  side(a, b, point) === 0 && between(point[0], a[0], b[0]) && between(point[1], a[1], b[1]);

function* edges(ring: Ring): Generator<readonly [Position, Position]> {
  for (let index = 1; index < ring.length; index += 1) {
    const from = ring[index - 1];
    const to = ring[index];
    if (from && to) yield [from, to];
  }
}

type Location = 'inside' | 'outside' | 'boundary';

function locate(ring: Ring, point: Position): Location {
  const [x, y] = point;
  let inside = false;
  for (const [a, b] of edges(ring)) {
    if (onSegment(a, b, point)) return 'boundary';
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  }
  return inside ? 'inside' : 'outside';
}

/** Whether the point lies in the outline or on its boundary, and not inside a hole. Metres, any one CRS. */
export function contains(outline: MultiPolygon, point: Position): boolean {
  return outline.coordinates.some(([outer = [], ...holes]) => {
    const place = locate(outer, point);
    if (place !== 'inside') return place === 'boundary';
    return holes.every((hole) => locate(hole, point) !== 'inside');
  });
}

function crosses(a: Position, b: Position, c: Position, d: Position): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return onSegment(a, b, c) || onSegment(a, b, d) || onSegment(c, d, a) || onSegment(c, d, b);
}

function ringsTouch(first: Ring, second: Ring): boolean {
  for (const [a, b] of edges(first)) {
    for (const [c, d] of edges(second)) if (crosses(a, b, c, d)) return true;
  }
  return false;
}

/** Whether an outline and the area within a closed ring have at least one point in common. */
export function intersects(outline: MultiPolygon, area: Ring): boolean {
  const corner = area[0];
  if (corner && contains(outline, corner)) return true;
  return outline.coordinates.some((rings) => {
    const start = rings[0]?.[0];
    if (start && locate(area, start) !== 'outside') return true;
    return rings.some((ring) => ringsTouch(ring, area));
  });
}
