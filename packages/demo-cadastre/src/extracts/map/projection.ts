import { MARGIN, type PagePoint } from '@portal/tagged-pdf';
import type { Box, LandParcel, Position, Ring } from '../../land/model.ts';

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

  /** The map field on the page: left, top, right and bottom in millimetres. */
  get field(): Box {
    const [left, top] = this.toPage([this.box[0], this.box[3]]);
    const [right, bottom] = this.toPage([this.box[2], this.box[1]]);
    return [left, top, right, bottom];
  }

  /** A closed ring on the page, with the repeated last point. */
  closedToPage(ring: Ring): PagePoint[] {
    return ring.map((position) => this.toPage(position));
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

/** A line with positions by distance from its start, in the unit of its positions. */
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
  at(length: number): Position {
    const index = this.#distances.findIndex((distance) => distance >= length);
    const to = this.#axis[index] ?? this.#axis.at(-1) ?? [0, 0];
    const from = this.#axis[index - 1];
    if (!from) return to;
    const start = this.#distances[index - 1] ?? 0;
    const share = (length - start) / ((this.#distances[index] ?? 0) - start || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  }
}
