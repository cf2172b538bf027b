import type { Face } from './face.ts';
import { snapToGrid } from './geometry.ts';
import { at, type Mesh, type VertexRing } from './mesh.ts';
import type { PolygonRings, Position, Ring } from './model.ts';
import { fraction } from './random.ts';
import type { SubdistrictOptions, SubdistrictPlan } from './subdistrict-plan.ts';
import { warp } from './warp.ts';

/** Metres: longer edges get a point between, so that they follow the curves of the terrain. */
const LONGEST_EDGE = 110;
/** Random displacement of a corner between lots: share of its shortest edge, and its maximum in metres. */
const JITTER_SHARE = 0.12;
const MAX_JITTER = 1.7;

/** How the plan becomes terrain. */
type Terrain = Pick<SubdistrictOptions, 'seed' | 'origin'>;

/** A face with its final outlines: as vertex numbers and in metres. */
export interface OutlinedFace {
  readonly face: Face;
  /** Expanded outer outline of each part. */
  readonly vertices: readonly VertexRing[];
  readonly polygons: readonly PolygonRings[];
}

/** Warps the plan of a subdistrict into the terrain; every outline contains all vertices of its neighbours. */
export function outlineFaces(terrain: Terrain, { mesh, faces }: SubdistrictPlan): OutlinedFace[] {
  for (const { parts } of faces) {
    for (const { ring } of parts) mesh.densify(ring, LONGEST_EDGE);
  }
  const expanded = faces.map((piece) => ({
    piece,
    parts: piece.parts.map(({ ring, holes }) => ({ ring: mesh.expand(ring), holes })),
  }));
  const limits = jitterLimits(mesh, expanded);
  const positions = Array.from({ length: mesh.size }, (_, vertex) =>
    positionOf(terrain, mesh, vertex, limits[vertex] ?? 0),
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

/** Maximum displacement of each vertex in metres: 0 at streets, water and shores, whose sides must stay parallel. */
function jitterLimits(
  mesh: Mesh,
  faces: readonly {
    piece: Face;
    parts: readonly { ring: VertexRing; holes: readonly VertexRing[] }[];
  }[],
): Float64Array {
  const limits = new Float64Array(mesh.size).fill(MAX_JITTER);
  for (const { piece, parts } of faces) {
    const fixed = piece.use === 'street' || piece.use === 'path' || piece.use === 'water';
    for (const { ring, holes } of parts) {
      limitJitter(mesh, ring, fixed, limits);
      for (const hole of holes) limitJitter(mesh, hole, true, limits);
    }
  }
  return limits;
}

function limitJitter(mesh: Mesh, ring: VertexRing, fixed: boolean, limits: Float64Array): void {
  for (let index = 0; index < ring.length; index += 1) {
    const from = at(ring, index);
    const to = at(ring, index + 1);
    const a = mesh.point(from);
    const b = mesh.point(to);
    const limit = fixed ? 0 : JITTER_SHARE * Math.hypot(b.x - a.x, b.y - a.y);
    limits[from] = Math.min(limits[from] ?? 0, limit);
    limits[to] = Math.min(limits[to] ?? 0, limit);
  }
}

function positionOf(
  { seed, origin }: Terrain,
  mesh: Mesh,
  vertex: number,
  jitter: number,
): Position {
  const point = mesh.point(vertex);
  const warped = warp(seed, point, origin);
  if (jitter === 0) return warped;
  const angle = fraction(seed, vertex, Math.round(point.x), Math.round(point.y)) * Math.PI * 2;
  return snapToGrid(warped[0] + Math.cos(angle) * jitter, warped[1] + Math.sin(angle) * jitter);
}
