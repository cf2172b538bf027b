import { extentOf, type Face, face, centerLine, outline, planArea } from './face.ts';
import type { Mesh, VertexRing } from './mesh.ts';
import type { LandUse } from './model.ts';
import type { Random } from './random.ts';

/** Square metres from which a cut through open land becomes a path. */
const PATH_FROM = 180_000;
/** Square metres below which open land is not divided further. */
const SMALLEST_FIELD = 900;
/** Metres between two points of a path's edge. */
const PATH_STEP = 24;

interface Piece {
  readonly face: Face;
  readonly area: number;
}

/** Divides divisible faces, the largest first, until `count` faces are added or none can be divided. */
export function divideFields(
  mesh: Mesh,
  random: Random,
  faces: readonly Face[],
  count: number,
): Face[] {
  const pieces = faces.map((piece) => withArea(mesh, piece));
  const done: Piece[] = [];
  let missing = count;
  while (missing > 0) {
    const largest = takeLargest(pieces);
    if (largest === null || largest.area < SMALLEST_FIELD) {
      if (largest !== null) done.push(largest);
      break;
    }
    const parts =
      missing > 1 && largest.area > PATH_FROM ? splitByPath(mesh, random, largest.face) : null;
    const cut = parts ?? splitInTwo(mesh, random, largest.face);
    if (cut === null) {
      done.push(largest);
      continue;
    }
    pieces.push(...cut.map((piece) => withArea(mesh, piece)));
    missing -= cut.length - 1;
  }
  return [...pieces, ...done].map((piece) => piece.face);
}

function withArea(mesh: Mesh, piece: Face): Piece {
  return { face: piece, area: planArea(mesh, outline(piece)) };
}

function takeLargest(pieces: Piece[]): Piece | null {
  let best = -1;
  let area = 0;
  pieces.forEach((piece, index) => {
    if (piece.face.divisible && piece.area > area) {
      best = index;
      area = piece.area;
    }
  });
  return best < 0 ? null : (pieces.splice(best, 1)[0] ?? null);
}

/** Line of the next cut: across slender fields, along compact ones, which gives the shapes of old fields. */
function nextCut(mesh: Mesh, random: Random, ring: VertexRing, slender: number) {
  const { west, south, width, height } = extentOf(mesh, ring);
  const share = random.between(0.38, 0.62);
  const vertical = width > height !== Math.max(width, height) / Math.min(width, height) < slender;
  const tilt = random.between(-0.05, 0.05);
  return vertical
    ? { origin: { x: west + width * share, y: south + height / 2 }, direction: { x: tilt, y: 1 } }
    : { origin: { x: west + width / 2, y: south + height * share }, direction: { x: 1, y: tilt } };
}

function splitByPath(mesh: Mesh, random: Random, { section, use, ...piece }: Face): Face[] | null {
  const ring = outline({ section, use, ...piece });
  const { origin, direction } = nextCut(mesh, random, ring, 1.01);
  const width = random.between(4, 5.5);
  const cut = mesh.strip(ring, origin, direction, width);
  if (cut === null) return null;
  const path = mesh.densify(cut[1], PATH_STEP);
  const strip = { ...centerLine(mesh, path, direction), width, name: null };
  return [
    face(cut[0], varyUse(random, use), section, { divisible: true }),
    face(path, 'path', section, { strip }),
    face(cut[2], varyUse(random, use), section, { divisible: true }),
  ];
}

function splitInTwo(mesh: Mesh, random: Random, piece: Face): Face[] | null {
  const { origin, direction } = nextCut(mesh, random, outline(piece), 2.6);
  const cut = mesh.cut(outline(piece), origin, direction, 3);
  if (cut === null) return null;
  return cut.map((ring) =>
    face(ring, varyUse(random, piece.use), piece.section, { divisible: true }),
  );
}

/** Mostly the same use; sometimes another one, such as a small forest among fields. */
function varyUse(random: Random, use: LandUse): LandUse {
  const value = random.next();
  if (use === 'field' && value < 0.1) return value < 0.07 ? 'meadow' : 'forest';
  if (use === 'meadow' && value < 0.06) return 'field';
  if (use === 'forest' && value < 0.05) return 'meadow';
  return use;
}
