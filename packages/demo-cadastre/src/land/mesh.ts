/** A point on the plan in metres, before the plan is warped into the terrain. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** A closed outline of vertex numbers, counter-clockwise, first vertex not repeated. */
export type VertexRing = readonly number[];

/** Upper limit of vertex numbers: two of them combine into one exact integer key. */
const KEY_BASE = 2 ** 26;
/** Metres within which a vertex is treated as lying on a cut. */
const ON_LINE = 0.02;

/**
 * Planar mesh of outlines that share their vertices. Cutting an outline splits the edge for both of its faces: the
 * mesh stores how each edge was split, and `expand` inserts these vertices. Neighbours therefore stay adjacent when
 * vertices are moved later.
 */
export class Mesh {
  readonly #points: PlanPoint[] = [];
  readonly #middles = new Map<number, number>();

  /** Number of vertices. */
  get size(): number {
    return this.#points.length;
  }

  /** Adds a vertex and returns its number. Plan coordinates are rounded to millimetres. */
  add(x: number, y: number): number {
    this.#points.push({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 });
    return this.#points.length - 1;
  }

  /** The plan coordinates of a vertex; throws on an unknown number. */
  point(vertex: number): PlanPoint {
    const point = this.#points[vertex];
    if (point === undefined) throw new RangeError(`No vertex ${vertex}`);
    return point;
  }

  /** The outline with all vertices that were inserted into its edges since. */
  expand(ring: VertexRing): VertexRing {
    const expanded: number[] = [];
    for (let index = 0; index < ring.length; index += 1) {
      const from = at(ring, index);
      expanded.push(from);
      this.#between(from, at(ring, index + 1), expanded);
    }
    return expanded;
  }

  /**
   * Cuts an outline along an infinite line. Vertices closer than `snap` metres to the crossing are used instead of new
   * ones. Returns the part to the left of the direction and the part to the right, or null when the line does not
   * cross the outline exactly twice.
   */
  cut(
    ring: VertexRing,
    origin: PlanPoint,
    direction: PlanPoint,
    snap = 0.6,
  ): [VertexRing, VertexRing] | null {
    const outline = this.expand(ring);
    const length = Math.hypot(direction.x, direction.y);
    const sides = outline.map((vertex) => {
      const { x, y } = this.point(vertex);
      const side = (direction.x * (y - origin.y) - direction.y * (x - origin.x)) / length;
      return Math.abs(side) < ON_LINE ? 0 : side;
    });
    this.#snapCrossings(outline, sides, snap);
    const left: number[] = [];
    const right: number[] = [];
    let corners = 0;
    for (let index = 0; index < outline.length; index += 1) {
      const vertex = at(outline, index);
      const side = at(sides, index);
      const nextSide = at(sides, index + 1);
      if (side >= 0) left.push(vertex);
      if (side <= 0) right.push(vertex);
      if (side === 0) corners += 1;
      if (side * nextSide < 0) {
        const corner = this.#split(vertex, at(outline, index + 1), side / (side - nextSide));
        left.push(corner);
        right.push(corner);
        corners += 1;
      }
    }
    return corners === 2 && left.length > 2 && right.length > 2 ? [left, right] : null;
  }

  /** Cuts out a strip of the given width along a line: left part, strip, right part; null when it does not fit. */
  strip(
    ring: VertexRing,
    origin: PlanPoint,
    direction: PlanPoint,
    width: number,
  ): [VertexRing, VertexRing, VertexRing] | null {
    const length = Math.hypot(direction.x, direction.y);
    const shiftX = ((-direction.y / length) * width) / 2;
    const shiftY = ((direction.x / length) * width) / 2;
    const upper = this.cut(ring, { x: origin.x + shiftX, y: origin.y + shiftY }, direction, 0.3);
    if (upper === null) return null;
    const lowerOrigin = { x: origin.x - shiftX, y: origin.y - shiftY };
    const lower = this.cut(upper[1], lowerOrigin, direction, 0.3);
    return lower === null ? null : [upper[0], lower[0], lower[1]];
  }

  /** Divides every edge of the outline that is longer than `step` metres, so that it can follow curves. */
  densify(ring: VertexRing, step: number): VertexRing {
    const outline = this.expand(ring);
    for (let index = 0; index < outline.length; index += 1) {
      let from = at(outline, index);
      const to = at(outline, index + 1);
      const a = this.point(from);
      const b = this.point(to);
      for (let left = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / step); left > 1; left -= 1) {
        from = this.#split(from, to, 1 / left);
      }
    }
    return this.expand(ring);
  }

  #split(from: number, to: number, share: number): number {
    const a = this.point(from);
    const b = this.point(to);
    const middle = this.add(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
    this.#middles.set(edgeKey(from, to), middle);
    return middle;
  }

  #between(from: number, to: number, into: number[]): void {
    const middle = this.#middles.get(edgeKey(from, to));
    if (middle === undefined) return;
    this.#between(from, middle, into);
    into.push(middle);
    this.#between(middle, to, into);
  }

  #snapCrossings(outline: VertexRing, sides: number[], snap: number): void {
    for (let index = 0; index < outline.length; index += 1) {
      const next = (index + 1) % outline.length;
      const side = at(sides, index);
      const nextSide = at(sides, next);
      if (side * nextSide >= 0) continue;
      const a = this.point(at(outline, index));
      const b = this.point(at(outline, next));
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const share = side / (side - nextSide);
      if (share * length < snap) sides[index] = 0;
      else if ((1 - share) * length < snap) sides[next] = 0;
    }
  }
}

/** One key for an edge in either direction. */
export function edgeKey(from: number, to: number): number {
  return Math.min(from, to) * KEY_BASE + Math.max(from, to);
}

/** The entry at an index that wraps around; throws on an empty list. */
export function at<T>(entries: readonly T[], index: number): T {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new RangeError('The list is empty');
  return entry;
}
