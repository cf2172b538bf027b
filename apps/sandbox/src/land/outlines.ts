import type { Face } from './face.ts';
import { snapped } from './geometry.ts';
import { at, type Mesh, type VertexRing } from './mesh.ts';
import type { PolygonRings, Position, Ring } from './model.ts';
import { fraction } from './random.ts';
import type { Patch } from './patch.ts';
import { warp } from './warp.ts';

/** Metres: longer edges get a point between, so that they follow the bends of the land. */
const LONGEST_EDGE = 110;
/** How far a corner between lots may stray from the ruled plan: share of its shortest edge, at most so many metres. */
const STRAY_SHARE = 0.12;
const STRAY_LIMIT = 1.7;

/** A face with the outlines it finally has: vertex numbers and the same in metres, EPSG:25833. */
export interface Outlined {
  readonly face: Face;
  /** Expanded outer outline of each part. */
  readonly vertices: readonly VertexRing[];
  readonly polygons: readonly PolygonRings[];
}

/** Bends the plan of a subdistrict into the landscape and writes every outline with all corners of its neighbours. */
export function outlineFaces(seed: number, { mesh, faces }: Patch): Outlined[] {
  for (const { parts } of faces) {
    for (const { ring } of parts) mesh.densify(ring, LONGEST_EDGE);
  }
  const expanded = faces.map((piece) => ({
    piece,
    parts: piece.parts.map(({ ring, holes }) => ({ ring: mesh.expand(ring), holes })),
  }));
  const strays = strayLimits(mesh, expanded);
  const positions = Array.from({ length: mesh.size }, (_, vertex) =>
    positionOf(seed, mesh, vertex, strays[vertex] ?? 0),
  );
  const close = (ring: VertexRing): Ring => {
    const closed = ring.map((vertex) => at(positions, vertex));
    return [...closed, at(closed, 0)];
  };
  return expanded.map(({ piece, parts }) => ({
    face: piece,
    vertices: parts.map(({ ring }) => ring),
    polygons: parts.map(({ ring, holes }) => [
      close(ring),
      ...holes.map((hole) => close(hole.toReversed())),
    ]),
  }));
}

/** Metres each vertex may stray: none on streets, water and shores, where both sides must stay parallel. */
function strayLimits(
  mesh: Mesh,
  faces: readonly {
    piece: Face;
    parts: readonly { ring: VertexRing; holes: readonly VertexRing[] }[];
  }[],
): Float64Array {
  const limits = new Float64Array(mesh.size).fill(STRAY_LIMIT);
  for (const { piece, parts } of faces) {
    const firm = piece.use === 'street' || piece.use === 'path' || piece.use === 'water';
    for (const { ring, holes } of parts) {
      shorten(mesh, ring, firm, limits);
      for (const hole of holes) shorten(mesh, hole, true, limits);
    }
  }
  return limits;
}

function shorten(mesh: Mesh, ring: VertexRing, firm: boolean, limits: Float64Array): void {
  for (let index = 0; index < ring.length; index += 1) {
    const from = at(ring, index);
    const to = at(ring, index + 1);
    const a = mesh.point(from);
    const b = mesh.point(to);
    const limit = firm ? 0 : STRAY_SHARE * Math.hypot(b.x - a.x, b.y - a.y);
    limits[from] = Math.min(limits[from] ?? 0, limit);
    limits[to] = Math.min(limits[to] ?? 0, limit);
  }
}

function positionOf(seed: number, mesh: Mesh, vertex: number, stray: number): Position {
  const point = mesh.point(vertex);
  const bent = warp(seed, point);
  if (stray === 0) return bent;
  const angle = fraction(seed, vertex, Math.round(point.x), Math.round(point.y)) * Math.PI * 2;
  return snapped(bent[0] + Math.cos(angle) * stray, bent[1] + Math.sin(angle) * stray);
}
