import type { PagePoint } from '@portal/tagged-pdf';
import type { Box } from '../../land/model.ts';
import { middle } from '../pdf/page-layout.ts';

/** The rectangle of a label in millimetres on the page; `turn` counter-clockwise in degrees, as of the text. */
export interface LabelBox {
  readonly at: PagePoint;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A label box without rotation. */
export function boxAt(at: PagePoint, width: number, height: number, turn = 0): LabelBox {
  return { at, width, height, turn };
}

/** The label box of an upright box. */
export function boxIn(extent: Box): LabelBox {
  const [left, top, right, bottom] = extent;
  return boxAt(middle(extent), right - left, bottom - top);
}

/** The thin box of a line. */
export function boxAlong(from: PagePoint, to: PagePoint, height: number): LabelBox {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  return {
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    width: Math.hypot(across, down),
    height,
    turn: (Math.atan2(-down, across) * 180) / Math.PI,
  };
}

/** The four corners. */
export function cornersOf({ at: [x, y], width, height, turn }: LabelBox): PagePoint[] {
  const angle = radians(turn);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, across: number): PagePoint => [
    x + along * cos + across * sin,
    y - along * sin + across * cos,
  ];
  const [w, h] = [width / 2, height / 2];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
}

/** The upright box around a label box. */
export function extentOf({ at: [x, y], width, height, turn }: LabelBox): Box {
  const angle = radians(turn);
  const [cos, sin] = [Math.abs(Math.cos(angle)) / 2, Math.abs(Math.sin(angle)) / 2];
  const [w, h] = [width * cos + height * sin, width * sin + height * cos];
  return [x - w, y - h, x + w, y + h];
}

/** Distance of the corners from the middle. `Math.hypot` takes several times as long. */
const reachOf = ({ width, height }: LabelBox): number =>
  Math.sqrt(width * width + height * height) / 2;

/** Whether two label boxes overlap (separating axes). */
export function labelBoxesOverlap(a: LabelBox, b: LabelBox): boolean {
  const [across, down] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])];
  if (a.turn === 0 && b.turn === 0) {
    return across * 2 < a.width + b.width && down * 2 < a.height + b.height;
  }
  // Their circles are apart: without sine and cosine.
  const reach = reachOf(a) + reachOf(b);
  if (across * across + down * down >= reach * reach) return false;
  return overlapAlongSides(a, b) && overlapAlongSides(b, a);
}

/** Whether the second box reaches into the first one on both axes of the first one. */
function overlapAlongSides(box: LabelBox, other: LabelBox): boolean {
  const between = radians(other.turn - box.turn);
  const [cos, sin] = [Math.abs(Math.cos(between)), Math.abs(Math.sin(between))];
  const [x, y] = seenFrom(box)(other.at);
  return (
    Math.abs(x) * 2 < box.width + other.width * cos + other.height * sin &&
    Math.abs(y) * 2 < box.height + other.width * sin + other.height * cos
  );
}

/** Whether a line touches a label box. */
export function lineCrosses(box: LabelBox, line: readonly PagePoint[]): boolean {
  const reach = reachOf(box);
  const [x, y] = box.at;
  const seen = seenFrom(box);
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1];
    const to = line[index];
    if (
      from === undefined ||
      to === undefined ||
      Math.min(from[0], to[0]) > x + reach ||
      Math.max(from[0], to[0]) < x - reach ||
      Math.min(from[1], to[1]) > y + reach ||
      Math.max(from[1], to[1]) < y - reach
    )
      continue;
    if (segmentTouches(box, seen(from), seen(to))) return true;
  }
  return false;
}

/** Points as seen from the middle of a box along its sides. */
function seenFrom({ at: [x, y], turn }: LabelBox): (point: PagePoint) => PagePoint {
  if (turn === 0) return (point) => [point[0] - x, point[1] - y];
  const angle = radians(turn);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (point) => {
    const [dx, dy] = [point[0] - x, point[1] - y];
    return [dx * cos - dy * sin, dx * sin + dy * cos];
  };
}

/** Whether a segment touches a box around the origin (Liang and Barsky). */
function segmentTouches({ width, height }: LabelBox, from: PagePoint, to: PagePoint): boolean {
  let enter = 0;
  let leave = 1;
  for (const axis of [0, 1] as const) {
    const half = (axis === 0 ? width : height) / 2;
    const delta = to[axis] - from[axis];
    if (delta === 0) {
      if (Math.abs(from[axis]) > half) return false;
      continue;
    }
    const [low, high] = [(-half - from[axis]) / delta, (half - from[axis]) / delta];
    enter = Math.max(enter, Math.min(low, high));
    leave = Math.min(leave, Math.max(low, high));
  }
  return enter <= leave;
}
