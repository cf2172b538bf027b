/** Easting and northing, or the other way round, as the service writes them. */
export type Pair = readonly [number, number];

/** Greatest distance between an arc and the lines that replace it, in metres. */
const TOLERANCE_M = 0.005;

/** A full circle has at least so many lines. */
const FEWEST = 16;

interface Circle {
  readonly center: Pair;
  readonly radius: number;
}

/** The circle through three positions; null when they lie on a line. */
function circleThrough([ax, ay]: Pair, [bx, by]: Pair, [cx, cy]: Pair): Circle | null {
  // Relative to the first position, because eastings and northings are large.
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const twice = 2 * (ux * vy - uy * vx);
  const scale = Math.hypot(ux, uy) * Math.hypot(vx, vy);
  if (Math.abs(twice) <= scale * 1e-9) return null;
  const [u, v] = [ux * ux + uy * uy, vx * vx + vy * vy];
  const [x, y] = [(vy * u - uy * v) / twice, (ux * v - vx * u) / twice];
  return { center: [ax + x, ay + y], radius: Math.hypot(x, y) };
}

/** The number of lines for an angle, so that none is further from the arc than the tolerance. */
function linesFor(angle: number, radius: number): number {
  const step = 2 * Math.acos(Math.max(0, 1 - TOLERANCE_M / radius));
  return Math.max(Math.ceil((FEWEST * angle) / (2 * Math.PI)), Math.ceil(angle / step), 2);
}

const at = ({ center: [x, y], radius }: Circle, angle: number): Pair => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** Positions on the arc from one position over another to a third, without the first. */
export function arcOver(from: Pair, over: Pair, to: Pair): readonly Pair[] {
  const circle = circleThrough(from, over, to);
  if (!circle) return [over, to];
  const {
    center: [x, y],
    radius,
  } = circle;
  const [start, middle, end] = [from, over, to].map((one) => Math.atan2(one[1] - y, one[0] - x));
  const full = 2 * Math.PI;
  const counterclockwise = (angle = 0): number => (((angle - (start ?? 0)) % full) + full) % full;
  const [toMiddle, toEnd] = [counterclockwise(middle), counterclockwise(end)];
  const sweep = toMiddle <= toEnd ? toEnd : toEnd - full;
  const count = linesFor(Math.abs(sweep), radius);
  const inner = Array.from({ length: count - 1 }, (_, index) =>
    at(circle, (start ?? 0) + (sweep * (index + 1)) / count),
  );
  return [...inner, to];
}

/** A closed circle around a centre. */
export function circleAround(center: Pair, radius: number): readonly Pair[] {
  const count = linesFor(2 * Math.PI, radius);
  const circle = { center, radius };
  const positions = Array.from({ length: count }, (_, index) =>
    at(circle, (2 * Math.PI * index) / count),
  );
  const [first] = positions;
  return first ? [...positions, first] : [];
}

/** A closed circle through three positions, which begins with the first. */
export function circleOf(a: Pair, b: Pair, c: Pair): readonly Pair[] {
  return [a, ...arcOver(a, b, c), ...arcOver(c, oppositeOf(a, b, c), a)];
}

/** A position of the circle on the arc from the third back to the first. */
function oppositeOf(a: Pair, b: Pair, c: Pair): Pair {
  const circle = circleThrough(a, b, c);
  if (!circle) return b;
  const [x, y] = circle.center;
  const [mx, my] = [(a[0] + c[0]) / 2 - x, (a[1] + c[1]) / 2 - y];
  const length = Math.hypot(mx, my);
  const isOnSideOfB = mx * (b[0] - x) + my * (b[1] - y) > 0;
  const sign = isOnSideOfB ? -1 : 1;
  if (length < circle.radius * 1e-9) return [2 * x - b[0], 2 * y - b[1]];
  return [x + (sign * mx * circle.radius) / length, y + (sign * my * circle.radius) / length];
}
