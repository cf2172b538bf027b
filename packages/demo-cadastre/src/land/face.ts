import type { Mesh, PlanPoint, VertexRing } from './mesh.ts';
import type { LandUse } from './model.ts';

/** One outer outline with its holes (also counter-clockwise; reversed when the rings are written). */
export interface FacePart {
  readonly ring: VertexRing;
  readonly holes: readonly VertexRing[];
}

/** The centre line of a street, path or brook on the plan. */
export interface Strip {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly width: number;
  /** Street name, or null when there is none. */
  readonly name: string | null;
}

/** A future parcel on the plan. */
export interface Face {
  readonly parts: readonly FacePart[];
  readonly use: LandUse;
  /** Flur within the subdistrict. */
  readonly section: number;
  readonly strip: Strip | null;
  /** Whether it may be divided further to reach the requested number of parcels. */
  readonly divisible: boolean;
}

/** Extent of an outline on the plan. */
export interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
}

/** Creates a face with one outline and without holes. */
export function face(
  ring: VertexRing,
  use: LandUse,
  section: number,
  more: { readonly strip?: Strip; readonly divisible?: boolean } = {},
): Face {
  return {
    parts: [{ ring, holes: [] }],
    use,
    section,
    strip: more.strip ?? null,
    divisible: more.divisible ?? false,
  };
}

/** The outer outline of the first part; throws on a face without parts. */
export function outline({ parts }: Face): VertexRing {
  const [first] = parts;
  if (first === undefined) throw new RangeError('A face needs a part');
  return first.ring;
}

/** Extent of an outline on the plan in metres. */
export function extentOf(mesh: Mesh, ring: VertexRing): Extent {
  const points = ring.map((vertex) => mesh.point(vertex));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, south, east, north] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ];
  return { west, south, east, north, width: east - west, height: north - south };
}

/** Square metres on the plan. */
export function planArea(mesh: Mesh, ring: VertexRing): number {
  let sum = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const a = mesh.point(ring[index] ?? 0);
    const b = mesh.point(ring[(index + 1) % ring.length] ?? 0);
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** The centre line of an outline along a direction. */
export function centerLine(
  mesh: Mesh,
  ring: VertexRing,
  direction: PlanPoint,
): { from: PlanPoint; to: PlanPoint } {
  const length = Math.hypot(direction.x, direction.y);
  const [dx, dy] = [direction.x / length, direction.y / length];
  const points = ring.map((vertex) => mesh.point(vertex));
  const along = points.map(({ x, y }) => x * dx + y * dy);
  const across = points.map(({ x, y }) => y * dx - x * dy);
  const side = (Math.min(...across) + Math.max(...across)) / 2;
  const place = (distance: number): PlanPoint => ({
    x: distance * dx - side * dy,
    y: distance * dy + side * dx,
  });
  return { from: place(Math.min(...along)), to: place(Math.max(...along)) };
}
