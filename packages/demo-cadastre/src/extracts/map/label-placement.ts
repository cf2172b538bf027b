import type { PagePoint } from '@portal/tagged-pdf';
import { polygonContains } from '../../land/geometry.ts';
import type { Box } from '../../land/model.ts';
import { middle } from '../pdf/page-layout.ts';
import {
  boxAlong,
  boxAt,
  extentOf,
  type LabelBox,
  labelBoxesOverlap,
  lineCrosses,
} from './label-box.ts';
import { Polyline } from './projection.ts';
import type { PageRing, SheetPart } from './sheet-parts.ts';

/** Candidates per axis when the label point itself is not free. */
const CANDIDATES_PER_AXIS = 9;

/** Largest distance of a name from the line it follows, as a share of the name's height. */
const MAX_BEND_SHARE = 0.35;

/** Side of a cell of the index of labels, in millimetres. */
const CELL = 12;

/** More cells than the largest sheet has below each other. */
const CELLS = 1000;

/** How a label may lie in a part of a parcel. */
export interface PartPlace {
  /** Counter-clockwise in degrees; default 0. */
  readonly turn?: number;
  /** Whether it may lie over buildings; default false: in a building it would look like a house number. */
  readonly overBuildings?: boolean;
  /** Whether it may lie around the name of a street; default false: a number there would look like that of a house. */
  readonly aroundNames?: boolean;
}

/** Finds free positions for labels on a sheet; all in millimetres. */
export class LabelPlacer {
  readonly #field: Box;
  readonly #candidates = new Map<SheetPart, readonly PagePoint[]>();
  readonly #avoided: readonly LabelBox[];
  readonly #labels: Cells = new Map();
  readonly #pointers: Cells = new Map();
  /** Around names of streets. */
  readonly #spaces: Cells = new Map();

  /**
   * @param field the bounding box for labels
   * @param avoided boxes that numbers of parcels avoid where they find another place
   */
  constructor(field: Box, avoided: readonly LabelBox[] = []) {
    this.#field = field;
    this.#avoided = avoided;
  }

  /** Whether a box is inside the field, and overlaps no other label and no space around the name of a street. */
  isFree(box: LabelBox, aroundNames = false): boolean {
    const [left, top, right, bottom] = this.#field;
    const extent = extentOf(box);
    return (
      extent[0] >= left &&
      extent[1] >= top &&
      extent[2] <= right &&
      extent[3] <= bottom &&
      !this.covers(box) &&
      !this.crossesPointer(box) &&
      (aroundNames || !hasOverlap(this.#spaces, box))
    );
  }

  /** Whether a box overlaps a label. */
  covers(box: LabelBox): boolean {
    return hasOverlap(this.#labels, box);
  }

  /** Whether a box overlaps a pointer line. */
  crossesPointer(box: LabelBox): boolean {
    return hasOverlap(this.#pointers, box);
  }

  /** Keeps the place of a label free from others. */
  reserve(box: LabelBox): void {
    add(this.#labels, box);
  }

  /** Keeps the place of a pointer line free from labels. */
  reservePointer(box: LabelBox): void {
    add(this.#pointers, box);
  }

  /** The free place in a part nearest to its label point that no line crosses, reserved; null if there is none. */
  placeInPart(
    part: SheetPart,
    width: number,
    height: number,
    { turn = 0, overBuildings = false, aroundNames = false }: PartPlace = {},
  ): LabelBox | null {
    const fits = (box: LabelBox): boolean =>
      !part.rings.some((ring) => lineCrosses(box, ring)) &&
      (overBuildings || !part.buildings.some((outline) => liesOn(box, outline))) &&
      this.isFree(box, aroundNames);
    const [left, top, right, bottom] = part.visible;
    if (turn === 0 && (width > right - left || height > bottom - top)) return null;
    const boxes = this.candidatesIn(part).map((at) => boxAt(at, width, height, turn));
    const isAvoided = (box: LabelBox): boolean =>
      this.#avoided.some((other) => labelBoxesOverlap(other, box));
    const found = boxes.find((box) => !isAvoided(box) && fits(box)) ?? boxes.find(fits);
    if (found) this.reserve(found);
    return found ?? null;
  }

  /** Positions in a part, the nearest to its label point first. */
  candidatesIn(part: SheetPart): readonly PagePoint[] {
    const known = this.#candidates.get(part);
    if (known) return known;
    const candidates = gridIn(part).filter((at) => polygonContains(part.rings, at));
    this.#candidates.set(part, candidates);
    return candidates;
  }

  /** The place of a house number in its building, reserved; null when it does not fit. */
  placeInBuilding(outline: PageRing, width: number, height: number): LabelBox | null {
    const label = boxAt(middle(ringExtent(outline)), width, height);
    if (
      !this.isFree(label, true) ||
      !polygonContains([outline], label.at) ||
      lineCrosses(label, outline)
    )
      return null;
    this.reserve(label);
    return label;
  }

  /**
   * Places of a name along a line, at least `apart` millimetres from each other, reserved; straight segments near the
   * middle of the field are preferred. Each is turned so that the name reads from left to right.
   *
   * @param inset width of the street in millimetres: both ends of the line have no name, where a street lies within the one that it leaves
   * @param beside millimetres before and behind a name that stay free of other labels, and across the street
   */
  placeAlong(
    axis: readonly PagePoint[],
    width: number,
    height: number,
    apart: number,
    inset = 0,
    beside = 0,
  ): LabelBox[] {
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
    const found: LabelBox[] = [];
    for (const { from, to } of spans.toSorted((a, b) => a.rank - b.rank)) {
      const box = from[0] <= to[0] ? boxAlong(from, to, height) : boxAlong(to, from, height);
      const [x, y] = box.at;
      const near = found.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < apart);
      // As wide as the street: a number above or below the name would look like that of a house, too.
      const across = beside > 0 ? Math.max(height, inset) : height;
      const withSpace = { ...box, width: box.width + 2 * beside, height: across };
      if (near || !this.isFree(box) || this.covers(withSpace)) continue;
      this.reserve(box);
      add(this.#spaces, withSpace);
      found.push(box);
    }
    return found;
  }
}

/** Positions in a part, the nearest to its label point first. */
function gridIn({ labelPoint, visible }: SheetPart): PagePoint[] {
  const [x, y] = labelPoint;
  const [left, top, right, bottom] = visible;
  const grid: PagePoint[] = [];
  for (let index = 0; index < CANDIDATES_PER_AXIS * CANDIDATES_PER_AXIS; index += 1) {
    const column = (index % CANDIDATES_PER_AXIS) + 0.5;
    const row = Math.floor(index / CANDIDATES_PER_AXIS) + 0.5;
    grid.push([
      left + ((right - left) * column) / CANDIDATES_PER_AXIS,
      top + ((bottom - top) * row) / CANDIDATES_PER_AXIS,
    ]);
  }
  const distance = ([across, down]: PagePoint): number => (across - x) ** 2 + (down - y) ** 2;
  return [labelPoint, ...grid.toSorted((a, b) => distance(a) - distance(b))];
}

/** Whether a label touches the area of a ring. */
export function liesOn(box: LabelBox, ring: PageRing): boolean {
  return lineCrosses(box, ring) || polygonContains([ring], box.at);
}

function ringExtent(ring: PageRing): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Boxes by the cells that they touch. */
type Cells = Map<number, LabelBox[]>;

function hasOverlap(cells: Cells, box: LabelBox): boolean {
  for (const cell of cellsOf(extentOf(box))) {
    for (const other of cells.get(cell) ?? []) if (labelBoxesOverlap(other, box)) return true;
  }
  return false;
}

function add(cells: Cells, box: LabelBox): void {
  for (const cell of cellsOf(extentOf(box))) {
    const boxes = cells.get(cell);
    if (boxes) boxes.push(box);
    else cells.set(cell, [box]);
  }
}

function cellsOf([left, top, right, bottom]: Box): number[] {
  const cells: number[] = [];
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row += 1) {
      cells.push(column * CELLS + row);
    }
  }
  return cells;
}

/** Largest distance of the line from the straight segment between two of its positions, in millimetres. */
function bendOf(
  line: Polyline,
  start: number,
  from: PagePoint,
  to: PagePoint,
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
