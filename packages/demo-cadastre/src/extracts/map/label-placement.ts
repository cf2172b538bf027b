import { polygonContains } from '../../land/geometry.ts';
import type { Box, Land, LandParcel, Position, Ring } from '../../land/model.ts';
import { ringCrossesBox, boxesOverlap, Polyline } from './projection.ts';
import { middle } from '../pdf/page-layout.ts';

/** Candidates per axis when the label point itself is not free. */
const CANDIDATES_PER_AXIS = 9;

/** Largest distance of a name from the line it follows, as a share of the name's height. */
const MAX_BEND_SHARE = 0.35;

/** Finds free positions for labels in the map field; all in metres. */
export class LabelPlacer {
  readonly #field: Box;
  readonly #taken: Box[] = [];

  /** @param field the bounding box for labels */
  constructor(field: Box) {
    this.#field = field;
  }

  /** Whether a box is inside the field and overlaps no other label. */
  isFree(box: Box): boolean {
    const [minX, minY, maxX, maxY] = this.#field;
    return (
      box[0] >= minX &&
      box[1] >= minY &&
      box[2] <= maxX &&
      box[3] <= maxY &&
      !this.#taken.some((other) => boxesOverlap(other, box))
    );
  }

  /** Marks a box as not free. */
  reserve(box: Box): void {
    this.#taken.push(box);
  }

  /** The free position in a parcel nearest to its label point that no line crosses; null if there is none. */
  placeInParcel(land: Land, parcel: LandParcel, width: number, height: number): Position | null {
    const rings = parcel.polygons.flat();
    const buildings = land.buildingsIn(parcel.box).map(({ outline }) => outline);
    const fits = (at: Position): boolean => {
      const box = boxAt(at, width, height);
      return (
        this.isFree(box) &&
        polygonContains(rings, at) &&
        !rings.some((line) => ringCrossesBox(line, box)) &&
        // In a building the number would look like a house number.
        !buildings.some((outline) => polygonContains([outline], at) || ringCrossesBox(outline, box))
      );
    };
    const found = candidates(parcel, this.#field).find(fits);
    if (found) this.reserve(boxAt(found, width, height));
    return found ?? null;
  }

  /** The position of a house number in its building; null when it does not fit. */
  placeInBuilding(outline: Ring, box: Box, width: number, height: number): Position | null {
    const at = middle(box);
    const label = boxAt(at, width, height);
    if (!this.isFree(label) || !polygonContains([outline], at) || ringCrossesBox(outline, label))
      return null;
    this.reserve(label);
    return at;
  }

  /**
   * Positions of a name along a line, at least `apart` metres from each other; straight segments near the middle of
   * the field are preferred. Each is the start and end of the name, from left to right.
   *
   * @param inset metres at both ends of the line without a name: there a street lies within the one that it leaves
   */
  placeAlong(
    axis: readonly Position[],
    width: number,
    height: number,
    apart: number,
    inset = 0,
  ): (readonly [Position, Position])[] {
    const line = new Polyline(axis);
    const centre = middle(this.#field);
    const spans = [];
    for (let start = inset; start + width <= line.length - inset; start += width / 6) {
      const from = line.at(start);
      const to = line.at(start + width);
      const bend = bendOf(line, start, from, to, width);
      const distance = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
      if (bend <= height * MAX_BEND_SHARE) spans.push({ from, to, rank: bend * 20 + distance });
    }
    const found: (readonly [Position, Position])[] = [];
    for (const { from, to } of spans.toSorted((a, b) => a.rank - b.rank)) {
      const near = found.some(([at]) => Math.hypot(at[0] - from[0], at[1] - from[1]) < apart);
      const boxes = near ? [] : boxesAlong(from, to, height);
      if (boxes.length === 0 || !boxes.every((box) => this.isFree(box))) continue;
      for (const box of boxes) this.reserve(box);
      found.push(from[0] <= to[0] ? [from, to] : [to, from]);
    }
    return found;
  }
}

/** The box of a label around its centre. */
export function boxAt([x, y]: Position, width: number, height: number): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function candidates(parcel: LandParcel, field: Box): Position[] {
  const [x, y] = parcel.labelPoint;
  const left = Math.max(parcel.box[0], field[0]);
  const bottom = Math.max(parcel.box[1], field[1]);
  const width = Math.min(parcel.box[2], field[2]) - left;
  const height = Math.min(parcel.box[3], field[3]) - bottom;
  const grid: Position[] = [];
  for (let index = 0; index < CANDIDATES_PER_AXIS * CANDIDATES_PER_AXIS; index += 1) {
    const column = (index % CANDIDATES_PER_AXIS) + 0.5;
    const row = Math.floor(index / CANDIDATES_PER_AXIS) + 0.5;
    grid.push([
      left + (width * column) / CANDIDATES_PER_AXIS,
      bottom + (height * row) / CANDIDATES_PER_AXIS,
    ]);
  }
  const distance = ([east, north]: Position): number => Math.hypot(east - x, north - y);
  return [parcel.labelPoint, ...grid.toSorted((a, b) => distance(a) - distance(b))];
}

/** Largest distance of the line from the straight segment between two of its positions, in metres. */
function bendOf(
  line: Polyline,
  start: number,
  from: Position,
  to: Position,
  width: number,
): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  let bend = width - length;
  for (let step = 1; step < 6; step += 1) {
    const [x, y] = line.at(start + (width * step) / 6);
    const area = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    bend = Math.max(bend, Math.abs(area) / length);
  }
  return bend;
}

/** Boxes in a row that cover a rotated name. */
function boxesAlong(from: Position, to: Position, height: number): Box[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / height));
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const at: Position = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return boxAt(at, height, height);
  });
}
