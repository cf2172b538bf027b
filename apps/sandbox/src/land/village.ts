import { extentOf, type Face, face, middleLine } from './face.ts';
import type { Mesh, PlanPoint, VertexRing } from './mesh.ts';
import type { Random } from './random.ts';
import { squareTo } from './warp.ts';

/** What cutting a village needs besides its ground. */
export interface VillagePlan {
  readonly seed: number;
  readonly mesh: Mesh;
  readonly random: Random;
  readonly section: number;
  /** The next unused street name. */
  readonly nextStreet: () => string;
}

/** Metres: two rows of lots, back to back, fit a block this deep; a wider one gets another street. */
const DEEPEST_BLOCK = 104;
const LONGEST_BLOCK = 250;
/** Metres between two points of a street's edge, so that it can curve. */
const STREET_STEP = 14;

/** Divides the ground of a village into streets and lots. */
export function divideVillage(plan: VillagePlan, ground: VertexRing): Face[] {
  const { mesh, random } = plan;
  const { width, height, west, south } = extentOf(mesh, ground);
  if (width > LONGEST_BLOCK && width > height * 1.25) {
    const x = west + width * random.between(0.43, 0.57);
    const origin = { x, y: south + height / 2 };
    return street(plan, ground, origin, leaning(plan, origin, 0.14));
  }
  if (height > DEEPEST_BLOCK) {
    const share = height < 185 ? random.between(0.46, 0.54) : random.between(70, 82) / height;
    const y = south + height * (random.chance(0.5) ? share : 1 - share);
    const origin = { x: west + width / 2, y };
    return street(plan, ground, origin, { x: 1, y: random.between(-0.06, 0.06) });
  }
  if (width > LONGEST_BLOCK) {
    const x = west + width * random.between(0.4, 0.6);
    const origin = { x, y: south + height / 2 };
    return street(plan, ground, origin, leaning(plan, origin, 0.12));
  }
  return divideBlock(plan, ground);
}

/** Cuts a street of 7 to 10 m and goes on with the ground on both sides; without room the ground becomes lots. */
function street(
  plan: VillagePlan,
  ground: VertexRing,
  origin: PlanPoint,
  direction: PlanPoint,
): Face[] {
  const { mesh, random, section } = plan;
  const width = random.between(7, 10);
  const cut = mesh.strip(ground, origin, direction, width);
  if (cut === null) return divideBlock(plan, ground);
  const [left, middle, right] = cut;
  const ring = mesh.densify(middle, STREET_STEP);
  const line = middleLine(mesh, ring, direction);
  const strip = { ...line, width, name: plan.nextStreet() };
  return [
    ...divideVillage(plan, left),
    face(ring, 'street', section, { strip }),
    ...divideVillage(plan, right),
  ];
}

/** A block between streets: now and then a green or a churchyard, otherwise two rows of lots back to back. */
function divideBlock(plan: VillagePlan, block: VertexRing): Face[] {
  const { mesh, random, section } = plan;
  const { width, height, west, south } = extentOf(mesh, block);
  if (width * height < 9000 && random.chance(0.16)) return [face(block, 'public', section)];
  const origin = { x: west + width / 2, y: south + height * random.between(0.45, 0.55) };
  const rows =
    height > 52 ? mesh.cut(block, origin, { x: 1, y: random.between(-0.04, 0.04) }) : null;
  return rows === null
    ? divideRow(plan, block)
    : [...divideRow(plan, rows[0]), ...divideRow(plan, rows[1])];
}

/** Cuts lots of a varying width off a row, from west to east. */
function divideRow(plan: VillagePlan, row: VertexRing): Face[] {
  const { mesh, random, section } = plan;
  const lots: Face[] = [];
  let rest = row;
  for (;;) {
    const { width, height, west, south } = extentOf(mesh, rest);
    const wanted = random.between(590, 1130) / Math.max(20, height);
    const step = Math.max(15, Math.min(42, wanted));
    const middle = { x: west + step, y: south + height / 2 };
    const lean = leaning(plan, middle, 0.07);
    // The row's end leans as well: its middle lies behind its outermost corner.
    const overhang = (Math.abs(lean.x) * height) / 2;
    if (width - overhang * 2 < step * 1.6) break;
    const cut = mesh.cut(rest, { x: middle.x + overhang, y: middle.y }, lean, 2);
    if (cut === null) break;
    lots.push(face(cut[0], 'residential', section));
    rest = cut[1];
  }
  lots.push(face(rest, 'residential', section));
  return lots;
}

/** Square to the streets at this point, but for a slant of at most `slant`. */
function leaning({ seed, random }: VillagePlan, point: PlanPoint, slant: number): PlanPoint {
  const square = squareTo(seed, point);
  return { x: square.x + random.between(-slant, slant), y: 1 };
}
