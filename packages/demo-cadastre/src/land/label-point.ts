import { boxOf, distanceToRing, polygonContains, signedArea } from './geometry.ts';
import type { PolygonRings, Position, Ring } from './model.ts';

/** Metres; a larger clearance around a number has no advantage. */
const MAX_CLEARANCE = 7;

/** A point inside the largest part for the parcel number, far from the boundary and from buildings. */
export function labelPointOf(
  polygons: readonly PolygonRings[],
  buildings: readonly Ring[],
): Position {
  const [first, ...others] = polygons;
  if (first === undefined) throw new RangeError('A parcel needs a part');
  const rings = others.reduce((best, part) => (size(part) > size(best) ? part : best), first);
  // A narrow strip covers so little of its bounding box that a grid search would rarely hit it.
  const [west, south, east, north] = boxOf(rings[0] ?? []);
  if (size(rings) < (east - west) * (north - south) * 0.03) return pointInsideLongestEdge(rings);
  return (
    [7, 25].reduce<Position | null>(
      (found, steps) => found ?? pointOfMostClearance(rings, buildings, steps),
      null,
    ) ?? pointInsideLongestEdge(rings)
  );
}

function size(rings: PolygonRings): number {
  return Math.abs(signedArea(rings[0] ?? []));
}

function pointOfMostClearance(
  rings: PolygonRings,
  buildings: readonly Ring[],
  steps: number,
): Position | null {
  const [west, south, east, north] = boxOf(rings[0] ?? []);
  const center: Position = [(west + east) / 2, (south + north) / 2];
  const reach = Math.max(1, Math.hypot(east - west, north - south));
  let best: Position | null = null;
  let bestScore = -Infinity;
  for (let column = 1; column < steps; column += 1) {
    for (let row = 1; row < steps; row += 1) {
      const point: Position = [
        west + ((east - west) * column) / steps,
        south + ((north - south) * row) / steps,
      ];
      if (!polygonContains(rings, point)) continue;
      const score =
        clearanceAt(rings, buildings, point) -
        (4 * Math.hypot(point[0] - center[0], point[1] - center[1])) / reach;
      if (score > bestScore) [best, bestScore] = [point, score];
    }
  }
  return best;
}

function clearanceAt(rings: PolygonRings, buildings: readonly Ring[], point: Position): number {
  const edges = rings.map((ring) => distanceToRing(ring, point));
  const walls = buildings.map((ring) =>
    polygonContains([ring], point) ? -1 : distanceToRing(ring, point) * 1.1,
  );
  return Math.min(MAX_CLEARANCE, ...edges, ...walls);
}

/** For slivers that a grid does not hit: just inside the middle of the longest edge. */
function pointInsideLongestEdge(rings: PolygonRings): Position {
  const ring = rings[0] ?? [];
  let best: Position | null = null;
  let longest = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [a, b] = [ring[index - 1], ring[index]];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length <= longest) continue;
    for (const inset of [0.5, 0.1, 0.01, 0.001]) {
      const point: Position = [
        (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * inset,
        (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * inset,
      ];
      if (!polygonContains([ring], point)) continue;
      [best, longest] = [point, length];
      break;
    }
  }
  return best ?? ring[0] ?? [0, 0];
}
