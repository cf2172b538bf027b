import type { PagePoint } from '@portal/tagged-pdf';
import { polygonContains } from '../../land/geometry.ts';
import type { Box } from '../../land/model.ts';
import { boxAlong, boxAt, extentOf, type LabelBox, lineCrosses } from './label-box.ts';
import { type LabelPlacer, liesOn } from './label-placement.ts';
import type { PageRing, SheetPart } from './sheet-parts.ts';

/** Millimetres from the point to the middle of the label: the first length, the factor to the next one, the last one. */
const SHORTEST = 4;
const LENGTH_STEP = 1.2;
const LONGEST = 400;

/** Width that a pointer line keeps free, in millimetres. */
const LINE_BOX = 0.4;

/** What a pointer line may cross in one pass of the search, and how fine that pass is. */
interface Pass {
  readonly crosses: 'nothing' | 'pointers' | 'labels';
  readonly directions: number;
  readonly starts: number;
}

/** A coarse search and a fine one. */
const CLEAR_PASSES: readonly Pass[] = [
  { crosses: 'nothing', directions: 24, starts: 8 },
  { crosses: 'nothing', directions: 96, starts: 24 },
];

/** For a label that must have a place: then also lines that cross others, at last any line, of which the shortest is found. */
const ALL_PASSES: readonly Pass[] = [
  ...CLEAR_PASSES,
  { crosses: 'pointers', directions: 96, starts: 24 },
  { crosses: 'labels', directions: 48, starts: 1 },
];

/** Millimetres of length that a crossed boundary, and a covered building, is worth. */
const COST = { boundary: 2, building: 5 } as const;

/** Points of a part from which pointer lines are tried, the size of the dot there, and its distance from an edge. */
const MOST_STARTS = 24;
const DOT = 0.7;
const INSET = 0.2;

/** A label beside what it names. */
export interface Pointed {
  readonly box: LabelBox;
  readonly pointer: readonly [PagePoint, PagePoint];
}

/** What a pointer line looks like. */
export interface PointerStyle {
  /** Least length of the line beside the label, in millimetres; default 1. */
  readonly clear?: number;
  /** Parts on which the label would seem to name them. */
  readonly avoided?: readonly SheetPart[];
  /** Lines that the label keeps free. */
  readonly kept?: readonly PageRing[];
  /** Longest line from the point to the middle of the label; default any. */
  readonly longest?: number;
  /** Whether the line may cross labels and other lines where there is no other place; default true. */
  readonly mayCross?: boolean;
}

/** Millimetres of length that a label on an avoided part or a kept line is worth. */
const AVOIDED = 60;

/**
 * Places a label beside a part that it does not fit, with a pointer line from one of these points. Null when the whole
 * sheet, or the surroundings that `longest` allows, have no free place.
 */
export function placePointed(
  places: LabelPlacer,
  parts: readonly SheetPart[],
  starts: readonly PagePoint[],
  size: readonly [number, number],
  style: PointerStyle = {},
): Pointed | null {
  for (const pass of style.mayCross === false ? CLEAR_PASSES : ALL_PASSES) {
    const found = search(places, parts, starts.slice(0, pass.starts), size, { ...pass, ...style });
    if (!found) continue;
    places.reserve(found.box);
    places.reservePointer(boxAlong(...found.pointer, LINE_BOX));
    return found;
  }
  return null;
}

/** The free place with the least length and obstacles together. */
function search(
  places: LabelPlacer,
  parts: readonly SheetPart[],
  starts: readonly PagePoint[],
  size: readonly [number, number],
  {
    crosses,
    directions,
    clear = 1,
    avoided = [],
    kept = [],
    longest = LONGEST,
  }: Pass & PointerStyle,
): Pointed | null {
  let best: Pointed | null = null;
  let least = Infinity;
  for (let length = SHORTEST; length < Math.min(least, longest); length *= LENGTH_STEP) {
    for (const start of starts) {
      for (let step = 0; step < directions; step += 1) {
        const pointed = pointedAt(start, length, (step * 2 * Math.PI) / directions, size, clear);
        if (!pointed || !isFree(places, pointed, crosses)) continue;
        const isAvoided =
          avoided.some(({ rings: [ring] }) => ring && liesOn(pointed.box, ring)) ||
          kept.some((line) => lineCrosses(pointed.box, line));
        const cost = length + obstaclesOf(parts, pointed.box) + (isAvoided ? AVOIDED : 0);
        if (cost < least) [best, least] = [pointed, cost];
      }
    }
  }
  return best;
}

/**
 * Points of a part that no label covers, apart from each other; its label point when there is none. The first one is
 * reserved, so that no later label covers it.
 */
export function reserveStarts(places: LabelPlacer, part: SheetPart): readonly PagePoint[] {
  const starts: PagePoint[] = [];
  for (const point of [part.labelPoint, ...places.candidatesIn(part), ...pointsAlong(part)]) {
    if (starts.length === MOST_STARTS) break;
    if (places.covers(boxAt(point, DOT, DOT))) continue;
    if (starts.some((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) < 0.5))
      continue;
    starts.push(point);
  }
  const [first = part.labelPoint] = starts;
  places.reserve(boxAt(first, DOT, DOT));
  return starts.length > 0 ? starts : [first];
}

/** Points just inside the edges of a part, which a path of less than a millimetre has too. */
function pointsAlong({ rings, visible: [left, top, right, bottom] }: SheetPart): PagePoint[] {
  const ring = rings[0] ?? [];
  return ring.slice(1).flatMap((to, index): PagePoint[] => {
    const from = ring[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const point: PagePoint = [
      (from[0] + to[0]) / 2 + ((from[1] - to[1]) / length) * -INSET,
      (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * -INSET,
    ];
    const isShown = point[0] > left && point[0] < right && point[1] > top && point[1] < bottom;
    return isShown && polygonContains(rings, point) ? [point] : [];
  });
}

function pointedAt(
  point: PagePoint,
  length: number,
  angle: number,
  [width, height]: readonly [number, number],
  clear: number,
): Pointed | null {
  const box = boxAt(
    [point[0] + length * Math.cos(angle), point[1] + length * Math.sin(angle)],
    width,
    height,
  );
  const [left, top, right, bottom] = extentOf(box);
  const end: PagePoint = [
    Math.min(Math.max(point[0], left), right),
    Math.min(Math.max(point[1], top), bottom),
  ];
  return Math.hypot(end[0] - point[0], end[1] - point[1]) < clear
    ? null
    : { box, pointer: [point, end] };
}

function isFree(
  places: LabelPlacer,
  { box, pointer: [from, to] }: Pointed,
  crosses: Pass['crosses'],
): boolean {
  if (!places.isFree(box)) return false;
  // Between its own dot and its own label.
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (distance: number): PagePoint => [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ];
  const end = at(length - 0.1);
  if (crosses === 'labels') return true;
  if (places.covers(boxAlong(at(Math.min(DOT, length / 2)), end, LINE_BOX))) return false;
  return crosses === 'pointers' || !places.crossesPointer(boxAlong(from, end, LINE_BOX));
}

/** What a label would cover, as millimetres of a longer pointer line. */
export function obstaclesOf(parts: readonly SheetPart[], box: LabelBox): number {
  const extent = extentOf(box);
  let cost = 0;
  for (const { rings, buildings, visible } of parts) {
    if (!touches(extent, visible)) continue;
    for (const ring of rings) if (lineCrosses(box, ring)) cost += COST.boundary;
    for (const outline of buildings) if (liesOn(box, outline)) cost += COST.building;
  }
  return cost;
}

function touches(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}
