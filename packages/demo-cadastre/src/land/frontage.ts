import { signedArea } from './geometry.ts';
import { at, edgeKey } from './mesh.ts';
import type { Position } from './model.ts';
import type { OutlinedFace } from './outlines.ts';

/** The side of a lot along a street. */
export interface Frontage {
  /** Index of the street among the outlined faces. */
  readonly street: number;
  /** First and last point of that side; the lot is on the left. */
  readonly from: Position;
  readonly to: Position;
}

/** The longest side of each lot along a named street; null for lots without one. */
export function findFrontages(outlined: readonly OutlinedFace[]): (Frontage | null)[] {
  const streetEdges = new Map<number, number>();
  outlined.forEach(({ face, vertices }, street) => {
    if (!face.strip?.name) return;
    for (const ring of vertices) {
      ring.forEach((vertex, index) => {
        streetEdges.set(edgeKey(vertex, at(ring, index + 1)), street);
      });
    }
  });
  return outlined.map((lot) =>
    lot.face.strip === null ? longestFrontage(lot, streetEdges) : null,
  );
}

function longestFrontage(
  lot: OutlinedFace,
  streetEdges: ReadonlyMap<number, number>,
): Frontage | null {
  const ring = lot.vertices[0] ?? [];
  const corners = lot.polygons[0]?.[0] ?? [];
  if (ring.length < 3 || signedArea(corners) <= 0) return null;
  const streetAt = (index: number) =>
    streetEdges.get(edgeKey(at(ring, index), at(ring, index + 1)));
  let best: Frontage | null = null;
  let longest = 0;
  for (let start = 0; start < ring.length; start += 1) {
    const street = streetAt(start);
    if (street === undefined || streetAt(start + ring.length - 1) === street) continue;
    let end = start;
    while (end - start < ring.length && streetAt(end) === street) end += 1;
    const from = at(corners, start);
    const to = at(corners, end % ring.length);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length > longest) {
      longest = length;
      best = { street, from, to };
    }
  }
  return best;
}
