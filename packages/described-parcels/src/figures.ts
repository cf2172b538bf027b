import type { DescribedParcel, Neighbour, Position, Ring } from './model.ts';
import {
  areNear,
  insideOf,
  lengthOf,
  segmentDistance,
  type Segment,
  segmentsOf,
  sharedPart,
} from './planar.ts';
import { partsBySize, size } from './number-place.ts';
import { runsOf } from './sides.ts';
import { buildingsOn } from './standing.ts';

/** A number of a description and its place on the map. */
export interface Figure {
  /** The area of the parcel, the length of a side, the name of a neighbour, or the distance of a building to the boundary. */
  readonly kind: 'area' | 'side' | 'neighbour' | 'building';
  /** Where it belongs, in metres in the CRS of the state. */
  readonly at: Position;
  /** Where its label may move when it has no room: a unit vector that points outside; zero for what stays. */
  readonly away: Position;
  /** Square metres of an area, else metres, not rounded; of a neighbour those that it shares with the parcel. */
  readonly value: number;
  /** The number of a neighbour; empty for others. */
  readonly name: string;
}

/** How far outside of the boundary the name of a neighbour is: share of the square root of the area, and bounds in metres. */
const OUTSIDE = { share: 0.15, least: 2, most: 12 } as const;

/** Of a figure that belongs to one place. */
const STAYS: Position = [0, 0];

/** Sides shorter than this, in metres, are part of a corner. */
const SHORTEST_SIDE = 0.5;

/** The point that is so many metres along a line. */
function alongLine(points: readonly Position[], metres: number): Position {
  let left = metres;
  for (const [start, end] of segmentsOf(points)) {
    const length = lengthOf([start, end]);
    if (left <= length) return between([start, end], left / length);
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

const between = ([[ax, ay], [bx, by]]: Segment, share: number): Position => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

function sideFigures(outers: readonly Ring[]): readonly Figure[] {
  return outers
    .flatMap(runsOf)
    .map((run): Figure => {
      const value = segmentsOf(run).reduce((sum, segment) => sum + lengthOf(segment), 0);
      const [start = [0, 0], end = start] = [run[0], run.at(-1)];
      const away = outwards([start, end]);
      return { kind: 'side', at: alongLine(run, value / 2), away, value, name: '' };
    })
    .filter(({ value }) => value >= SHORTEST_SIDE)
    .toSorted((one, other) => other.value - one.value);
}

/** The unit vector that points outside of a ring that runs counter-clockwise, across one of its segments. */
function outwards(segment: Segment): Position {
  const [[ax, ay], [bx, by]] = segment;
  const length = lengthOf(segment);
  return length > 0 ? [(by - ay) / length, (ax - bx) / length] : [0, 0];
}

/** A point outside of a segment of such a ring. */
function outside(segment: Segment, along: number, metres: number): Position {
  const [x, y] = between(segment, along / lengthOf(segment));
  const [dx, dy] = outwards(segment);
  return [x + dx * metres, y + dy * metres];
}

/** The name of a neighbour beside the longest piece of its boundary with the parcel; null when they have none. */
function neighbourFigure(
  own: readonly Segment[],
  { number, outline }: Neighbour,
  metres: number,
): Figure | null {
  const others = outline.flat().flatMap(segmentsOf);
  const pieces = own.flatMap((segment) =>
    others.flatMap((other) => {
      const part = areNear(segment, other) ? sharedPart(segment, other) : null;
      return part ? [{ segment, part, length: part[1] - part[0] }] : [];
    }),
  );
  const [longest] = pieces.toSorted((one, other) => other.length - one.length);
  if (!longest) return null;
  const { segment, part } = longest;
  return {
    kind: 'neighbour',
    at: outside(segment, (part[0] + part[1]) / 2, metres),
    away: outwards(segment),
    value: pieces.reduce((sum, { length }) => sum + length, 0),
    name: number,
  };
}

/**
 * The numbers of a description with their places on the map, the most important first (DATA-8): the area, the sides by length, the neighbours by the
 * length of their boundary with the parcel, and the distances of buildings. Pure; rounds nothing.
 *
 * @throws RangeError when the outline has no part with an area
 */
export function figuresOf(parcel: DescribedParcel): readonly Figure[] {
  const { area, neighbours = [], buildings = [] } = parcel;
  const parts = partsBySize(parcel.outline);
  const [largest] = parts;
  if (!largest) throw new RangeError('The outline of a parcel needs a part with an area.');
  const outers = parts.flatMap(([outer]) => (outer ? [outer] : []));
  const own = outers.flatMap((outer) => runsOf(outer).flatMap((run) => segmentsOf(run)));
  const boundary = parts.flat().flatMap(segmentsOf);
  const metres = Math.min(
    OUTSIDE.most,
    Math.max(OUTSIDE.least, OUTSIDE.share * Math.sqrt(size(largest))),
  );
  return [
    { kind: 'area', at: insideOf(largest), away: STAYS, value: area, name: '' },
    ...sideFigures(outers),
    ...neighbours
      .flatMap((neighbour) => neighbourFigure(own, neighbour, metres) ?? [])
      .toSorted((one, other) => other.value - one.value),
    ...buildingsOn(parcel.outline, buildings).flatMap(
      ({ outline, reachesOver }): readonly Figure[] => {
        if (reachesOver) return [];
        const walls = outline.flat().flatMap(segmentsOf);
        const distances = walls.map((wall) =>
          Math.min(...boundary.map((segment) => segmentDistance(wall, segment))),
        );
        const nearest = walls[distances.indexOf(Math.min(...distances))];
        const at: Position = nearest ? between(nearest, 0.5) : [0, 0];
        return [{ kind: 'building', at, away: STAYS, value: Math.min(...distances), name: '' }];
      },
    ),
  ];
}
