import { extentOf, type Face, face, centerLine } from './face.ts';
import type { Mesh, PlanPoint, VertexRing } from './mesh.ts';
import type { Random } from './random.ts';
import { perpendicularAt } from './warp.ts';

/** Options for dividing a village. */
export interface VillageOptions {
  readonly seed: number;
  readonly mesh: Mesh;
  readonly random: Random;
  readonly section: number;
  /** The next unused street name. */
  readonly nextStreet: () => string;
}

/** Metres: a block of this depth holds two rows of lots; a deeper one is divided by a street. */
const DEEPEST_BLOCK = 104;
const LONGEST_BLOCK = 250;
/** Metres between two points of a street's edge, so that it can follow curves. */
const STREET_STEP = 14;

/** Divides the ground of a village into streets and lots. */
export function divideVillage(options: VillageOptions, ground: VertexRing): Face[] {
  const { mesh, random } = options;
  const { width, height, west, south } = extentOf(mesh, ground);
  if (width > LONGEST_BLOCK && width > height * 1.25) {
    const x = west + width * random.between(0.43, 0.57);
    const origin = { x, y: south + height / 2 };
    return cutStreet(options, ground, origin, slantedCut(options, origin, 0.14));
  }
  if (height > DEEPEST_BLOCK) {
    const share = height < 185 ? random.between(0.46, 0.54) : random.between(70, 82) / height;
    const y = south + height * (random.chance(0.5) ? share : 1 - share);
    const origin = { x: west + width / 2, y };
    return cutStreet(options, ground, origin, { x: 1, y: random.between(-0.06, 0.06) });
  }
  if (width > LONGEST_BLOCK) {
    const x = west + width * random.between(0.4, 0.6);
    const origin = { x, y: south + height / 2 };
    return cutStreet(options, ground, origin, slantedCut(options, origin, 0.12));
  }
  return divideBlock(options, ground);
}

/** Cuts a street of 7 to 10 m and divides the ground on both sides; when it does not fit, the ground becomes lots. */
function cutStreet(
  options: VillageOptions,
  ground: VertexRing,
  origin: PlanPoint,
  direction: PlanPoint,
): Face[] {
  const { mesh, random, section } = options;
  const width = random.between(7, 10);
  const cut = mesh.strip(ground, origin, direction, width);
  if (cut === null) return divideBlock(options, ground);
  const [left, middle, right] = cut;
  const ring = mesh.densify(middle, STREET_STEP);
  const line = centerLine(mesh, ring, direction);
  const strip = { ...line, width, name: options.nextStreet() };
  return [
    ...divideVillage(options, left),
    face(ring, 'street', section, { strip }),
    ...divideVillage(options, right),
  ];
}

/** Divides a block between streets: sometimes one public parcel, otherwise two rows of lots. */
function divideBlock(options: VillageOptions, block: VertexRing): Face[] {
  const { mesh, random, section } = options;
  const { width, height, west, south } = extentOf(mesh, block);
  if (width * height < 9000 && random.chance(0.16)) return [face(block, 'public', section)];
  const origin = { x: west + width / 2, y: south + height * random.between(0.45, 0.55) };
  const rows =
    height > 52 ? mesh.cut(block, origin, { x: 1, y: random.between(-0.04, 0.04) }) : null;
  return rows === null
    ? divideRow(options, block)
    : [...divideRow(options, rows[0]), ...divideRow(options, rows[1])];
}

/** Cuts lots of varying width off a row, from west to east. */
function divideRow(options: VillageOptions, row: VertexRing): Face[] {
  const { mesh, random, section } = options;
  const lots: Face[] = [];
  let rest = row;
  for (;;) {
    const { width, height, west, south } = extentOf(mesh, rest);
    const idealWidth = random.between(590, 1130) / Math.max(20, height);
    const step = Math.max(15, Math.min(42, idealWidth));
    const middle = { x: west + step, y: south + height / 2 };
    const direction = slantedCut(options, middle, 0.07);
    // The end of the row is slanted too: its middle is behind its outermost corner.
    const overhang = (Math.abs(direction.x) * height) / 2;
    if (width - overhang * 2 < step * 1.6) break;
    const cut = mesh.cut(rest, { x: middle.x + overhang, y: middle.y }, direction, 2);
    if (cut === null) break;
    lots.push(face(cut[0], 'residential', section));
    rest = cut[1];
  }
  lots.push(face(rest, 'residential', section));
  return lots;
}

/** The direction perpendicular to the streets at this point, with a random slant of at most `slant`. */
function slantedCut({ seed, random }: VillageOptions, point: PlanPoint, slant: number): PlanPoint {
  const square = perpendicularAt(seed, point);
  return { x: square.x + random.between(-slant, slant), y: 1 };
}
