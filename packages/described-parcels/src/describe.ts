import {
  type BuildingPlace,
  type DescribedParcel,
  type Description,
  DIRECTIONS,
  type Form,
  type Neighbour,
  type Position,
  type Ring,
  type SharedBoundary,
  type SheetPlace,
  type Side,
} from './model.ts';
import {
  areNear,
  convexHull,
  lengthOf,
  segmentDistance,
  segmentsOf,
  sharedLength,
  signedArea,
  smallestRectangle,
} from './planar.ts';
import {
  countCorners,
  type DirectedSegment,
  directedSegments,
  directionOf,
  oppositeOf,
} from './sides.ts';
import { buildingsOn } from './standing.ts';

/** A form is a rectangle, or convex, when it fills so much of the rectangle or the hull around it. */
const FILLED = { rectangle: 0.92, convex: 0.95 } as const;

/** A rectangle is a strip when it is so many times longer than wide. */
const STRIP = 4;

/** A form that is neither is a winding strip when its boundary is that of a rectangle so many times longer than wide. */
const WINDING = 16;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Square metres of a part of an outline, without its holes. */
const partArea = ([outer = [], ...holes]: readonly Ring[]): number =>
  Math.abs(signedArea(outer)) - sum(holes.map((hole) => Math.abs(signedArea(hole))));

/** Length and width in metres of a strip that may wind, from its area and its boundary. */
function extentOfStrip(area: number, perimeter: number): readonly [number, number] {
  // Both are those of a rectangle with this area and this perimeter; a compact form has none.
  const half = perimeter / 4;
  const root = Math.sqrt(Math.max(0, half * half - area));
  return [half + root, half - root];
}

/** The form of a ring, with its length and width in metres. */
function shapeOf(
  ring: Ring,
  rectangle: readonly [number, number],
): { readonly form: Form; readonly extent: readonly [number, number] } {
  const [length, width] = rectangle;
  const area = Math.abs(signedArea(ring));
  const hull = convexHull(ring);
  const hullArea = Math.abs(signedArea([...hull, ...hull.slice(0, 1)]));
  const corners = countCorners(ring);
  if (area >= FILLED.rectangle * length * width) {
    return { form: length >= STRIP * width ? 'strip' : 'rectangle', extent: rectangle };
  }
  if (corners === 3) return { form: 'triangle', extent: rectangle };
  const isConvex = area >= FILLED.convex * hullArea;
  const strip = extentOfStrip(area, sum(segmentsOf(ring).map(lengthOf)));
  if (strip[0] >= WINDING * strip[1]) return { form: 'strip', extent: strip };
  if (isConvex && corners === 4) return { form: 'quadrilateral', extent: rectangle };
  if (!isConvex && corners === 6) return { form: 'angle', extent: rectangle };
  return { form: 'irregular', extent: rectangle };
}

/** The four axes of the map by the direction of one of their ends. */
const AXES = { N: 'N', S: 'N', NE: 'NE', SW: 'NE', E: 'E', W: 'E', SE: 'SE', NW: 'SE' } as const;

function sharedWith(segments: readonly DirectedSegment[], neighbour: Neighbour): number {
  const others = neighbour.outline.flat().flatMap(segmentsOf);
  const shared = segments.flatMap(({ segment }) =>
    others.filter((other) => areNear(segment, other)).map((other) => sharedLength(segment, other)),
  );
  return sum(shared);
}

function sidesOf(
  segments: readonly DirectedSegment[],
  neighbours: readonly Neighbour[],
): readonly Side[] {
  return DIRECTIONS.flatMap((direction) => {
    const own = segments.filter((one) => one.direction === direction);
    if (own.length === 0) return [];
    const shared = neighbours.flatMap((neighbour): readonly SharedBoundary[] => {
      const length = sharedWith(own, neighbour);
      const { number, uses = [], street } = neighbour;
      return length > 0 ? [{ number, uses, street, length }] : [];
    });
    return [
      {
        direction,
        length: sum(own.map(({ segment }) => lengthOf(segment))),
        neighbours: shared.toSorted((a, b) => b.length - a.length),
      },
    ];
  });
}

function placeOfBuilding(
  { outline, houseNumber, reachesOver }: ReturnType<typeof buildingsOn>[number],
  boundary: readonly DirectedSegment[],
): BuildingPlace {
  const walls = outline.flat().flatMap(segmentsOf);
  const distances = boundary.map(({ segment, direction }) => ({
    direction,
    distance: Math.min(...walls.map((wall) => segmentDistance(wall, segment))),
  }));
  const { distance, direction } = distances.reduce((nearest, one) =>
    one.distance < nearest.distance ? one : nearest,
  );
  return { houseNumber, area: sum(outline.map(partArea)), distance, direction, reachesOver };
}

/** A segment of a hole faces the parcel from the other side. */
const reversed = ({ segment, direction }: DirectedSegment): DirectedSegment => ({
  segment,
  direction: oppositeOf(direction),
});

/** Which third of a range a value is in. */
function thirdOf<Name>(
  value: number,
  from: number,
  to: number,
  names: readonly [Name, Name, Name],
): Name {
  const share = (value - from) / (to - from);
  return share < 1 / 3 ? names[0] : share <= 2 / 3 ? names[1] : names[2];
}

const middleOf = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2;

function placeOnSheet(
  points: readonly Position[],
  [west, south, east, north]: readonly [number, number, number, number],
): SheetPlace {
  const [x, y] = [middleOf(points.map(([one]) => one)), middleOf(points.map(([, one]) => one))];
  return {
    row: thirdOf(y, south, north, ['bottom', 'middle', 'top']),
    column: thirdOf(x, west, east, ['left', 'middle', 'right']),
  };
}

/**
 * Describes the outline of a parcel, its neighbours, its buildings and its place on the sheet in numbers (DATA-8, UI-8). Pure; its time grows with
 * the number of segments of the parcel times that of its neighbours.
 *
 * @throws RangeError when the outline has no part with an area
 */
export function describeParcel(parcel: DescribedParcel): Description {
  const { outline, neighbours = [], buildings, sheet } = parcel;
  const parts = outline
    .filter((rings) => partArea(rings) > 0)
    .toSorted((a, b) => partArea(b) - partArea(a));
  const outers = parts.flatMap(([outer]) => (outer ? [outer] : []));
  const [largest] = outers;
  if (!largest) throw new RangeError('The outline of a parcel needs a part with an area.');
  const rectangle = smallestRectangle(largest);
  const segments = outers.flatMap(directedSegments);
  const holes = parts.flatMap((rings) => rings.slice(1));
  const boundary = [...segments, ...holes.flatMap(directedSegments).map(reversed)];
  return {
    number: parcel.number,
    area: parcel.area,
    parts: parts.map(partArea),
    holes: holes.length,
    ...shapeOf(largest, rectangle.extent),
    axis: AXES[directionOf(rectangle.along)],
    perimeter: sum(segments.map(({ segment }) => lengthOf(segment))),
    sides: sidesOf(segments, neighbours),
    buildings: buildings
      ? buildingsOn(parts, buildings).map((building) => placeOfBuilding(building, boundary))
      : null,
    place: sheet ? placeOnSheet(outers.flat(), sheet) : null,
  };
}
