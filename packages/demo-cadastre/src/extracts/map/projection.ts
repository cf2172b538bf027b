import type { Box, LandParcel, Position, Ring } from '../../land/model.ts';
import { MARGIN } from '../pdf/page-layout.ts';
import type { PagePoint } from '../pdf/pdf-document.ts';

/** Maps metres to millimetres on the page, from its upper left corner. */
export class Projection {
  readonly box: Box;
  readonly scale: number;

  /** @param box the bounding box of the map field  @param scale denominator of the scale */
  constructor(box: Box, scale: number) {
    this.box = box;
    this.scale = scale;
  }

  /** A position on the page. */
  toPage([x, y]: Position): PagePoint {
    const [minX, , , maxY] = this.box;
    return [MARGIN + this.toMillimetres(x - minX), MARGIN + this.toMillimetres(maxY - y)];
  }

  /** Converts metres to millimetres on the page. */
  toMillimetres(metres: number): number {
    return (metres * 1000) / this.scale;
  }

  /** Converts millimetres on the page to metres. */
  toMetres(millimetres: number): number {
    return (millimetres * this.scale) / 1000;
  }

  /** A ring on the page, without the repeated last point. */
  ringToPage(ring: Ring): PagePoint[] {
    return ring.slice(0, -1).map((position) => this.toPage(position));
  }

  /** All rings of all parts of a parcel. */
  parcelToPage(parcel: LandParcel): PagePoint[][] {
    return parcel.polygons.flatMap((part) => part.map((ring) => this.ringToPage(ring)));
  }
}

/** Whether two boxes overlap. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether a segment touches a box (Liang and Barsky). */
function segmentTouchesBox(from: Position, to: Position, box: Box): boolean {
  let enter = 0;
  let leave = 1;
  for (const axis of [0, 1] as const) {
    const delta = to[axis] - from[axis];
    const low = box[axis] - from[axis];
    const high = box[axis === 0 ? 2 : 3] - from[axis];
    if (delta === 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    enter = Math.max(enter, Math.min(low / delta, high / delta));
    leave = Math.min(leave, Math.max(low / delta, high / delta));
  }
  return enter <= leave;
}

/** Whether the line of a ring crosses a box. */
export function ringCrossesBox(ring: Ring, box: Box): boolean {
  for (let index = 1; index < ring.length; index += 1) {
    const from = ring[index - 1];
    const to = ring[index];
    if (from && to && segmentTouchesBox(from, to, box)) return true;
  }
  return false;
}

/** A line with positions by distance from its start, in metres. */
export class Polyline {
  readonly length: number;
  readonly #axis: readonly Position[];
  readonly #distances: readonly number[];

  constructor(axis: readonly Position[]) {
    const distances: number[] = [];
    let sum = 0;
    axis.forEach((position, index) => {
      const before = axis[index - 1] ?? position;
      sum += Math.hypot(position[0] - before[0], position[1] - before[1]);
      distances.push(sum);
    });
    this.#axis = axis;
    this.#distances = distances;
    this.length = sum;
  }

  /** The position at a distance; clamped to the ends. */
  at(metres: number): Position {
    const index = this.#distances.findIndex((distance) => distance >= metres);
    const to = this.#axis[index] ?? this.#axis.at(-1) ?? [0, 0];
    const from = this.#axis[index - 1];
    if (!from) return to;
    const start = this.#distances[index - 1] ?? 0;
    const share = (metres - start) / ((this.#distances[index] ?? 0) - start || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  }
}
