import { extentOf, type Face, face, middleLine } from './face.ts';
import { divideFields } from './fields.ts';
import { Mesh, type PlanPoint, type VertexRing } from './mesh.ts';
import type { LandUse } from './model.ts';
import type { Random } from './random.ts';
import { addLake, addSpecials, countSpecials } from './specials.ts';
import { divideVillage } from './village.ts';
import { brookX, crossing, PATCH_HEIGHT, PATCH_WIDTH } from './warp.ts';

/** What to lay out: the ground of one subdistrict, at a place of the lattice of subdistricts. */
export interface PatchOrder {
  readonly seed: number;
  readonly index: number;
  readonly column: number;
  readonly row: number;
  /** Number of parcels wanted; met exactly from about 150 up. */
  readonly parcels: number;
  readonly random: Random;
  readonly nextStreet: () => string;
  /** Name of the road that runs through. */
  readonly road: string;
}

/** The laid out ground: faces over one mesh, ready to be bent and written. */
export interface Patch {
  readonly mesh: Mesh;
  readonly faces: readonly Face[];
}

/** Metres: each subdistrict brings half of the track along its border. */
const BORDER_TRACK = 2.5;
const BORDER_STEP = 25;
/** Square metres of village per parcel wanted: lots with their share of streets, six of ten parcels being lots. */
const VILLAGE_PER_PARCEL = 0.6 * 1100;
/** Flur of the northern and southern open land and of the northern and southern half of the village. */
const SECTIONS = { northFields: 1, southFields: 4, northVillage: 3, southVillage: 2 } as const;

/** Lays out streets, lots, fields and water of one subdistrict on the plan. */
export function layoutPatch(order: PatchOrder): Patch {
  const mesh = new Mesh();
  const { column, row, seed } = order;
  const [x, y] = [column * PATCH_WIDTH, row * PATCH_HEIGHT];
  const { inner, tracks } = borderTracks(mesh, x, y);
  const from = { x, y: y + crossing(seed, column, row, 'road') * PATCH_HEIGHT };
  const to = {
    x: x + PATCH_WIDTH,
    y: y + crossing(seed, column + 1, row, 'road') * PATCH_HEIGHT,
  };
  const direction = { x: to.x - from.x, y: to.y - from.y };
  const [north, middle, south] = must(mesh.strip(inner, from, direction, 11));
  const ring = mesh.densify(middle, 14);
  const strip = { ...middleLine(mesh, ring, direction), width: 11, name: order.road };
  const road = face(ring, 'street', SECTIONS.northVillage, { strip });
  const lakeInNorth = order.index % 2 === 0;
  const faces = [
    road,
    ...tracks,
    ...layoutHalf(mesh, order, north, 1, lakeInNorth),
    ...layoutHalf(mesh, order, south, -1, !lakeInNorth),
  ];
  const missing = order.parcels - faces.length - countSpecials(order.index);
  const divided = divideFields(mesh, order.random, faces, missing);
  return { mesh, faces: addSpecials(mesh, order, divided) };
}

/** Half-tracks along the four borders, with points that the neighbour computes just the same. */
function borderTracks(mesh: Mesh, x: number, y: number): { inner: VertexRing; tracks: Face[] } {
  let inner: VertexRing = borderRing(mesh, x, y);
  const tracks: Face[] = [];
  const lines: readonly [PlanPoint, PlanPoint, number][] = [
    [{ x, y: y + BORDER_TRACK }, { x: 1, y: 0 }, SECTIONS.southFields],
    [{ x, y: y + PATCH_HEIGHT - BORDER_TRACK }, { x: -1, y: 0 }, SECTIONS.northFields],
    [{ x: x + BORDER_TRACK, y }, { x: 0, y: -1 }, SECTIONS.northFields],
    [{ x: x + PATCH_WIDTH - BORDER_TRACK, y }, { x: 0, y: 1 }, SECTIONS.southFields],
  ];
  for (const [origin, direction, section] of lines) {
    const [rest, track] = must(mesh.cut(inner, origin, direction, 0));
    tracks.push(face(mesh.densify(track, BORDER_STEP), 'path', section));
    inner = rest;
  }
  return { inner, tracks };
}

function borderRing(mesh: Mesh, x: number, y: number): number[] {
  const ring: number[] = [];
  for (let way = 0; way < PATCH_WIDTH; way += BORDER_STEP) ring.push(mesh.add(x + way, y));
  for (let way = 0; way < PATCH_HEIGHT; way += BORDER_STEP)
    ring.push(mesh.add(x + PATCH_WIDTH, y + way));
  for (let way = PATCH_WIDTH; way > 0; way -= BORDER_STEP)
    ring.push(mesh.add(x + way, y + PATCH_HEIGHT));
  for (let way = PATCH_HEIGHT; way > 0; way -= BORDER_STEP) ring.push(mesh.add(x, y + way));
  return ring;
}

/** The ground on one side of the road (side 1 north, -1 south): village in the middle, open land around it. */
function layoutHalf(
  mesh: Mesh,
  order: PatchOrder,
  half: VertexRing,
  side: 1 | -1,
  withLake: boolean,
): Face[] {
  const { random, seed, column, nextStreet } = order;
  const fields = side === 1 ? SECTIONS.northFields : SECTIONS.southFields;
  const section = side === 1 ? SECTIONS.northVillage : SECTIONS.southVillage;
  const { west, south, north, height } = extentOf(mesh, half);
  const villageArea = (order.parcels * VILLAGE_PER_PARCEL) / 2;
  const width = Math.min(1000, Math.max(160, Math.sqrt(villageArea * 2.4)));
  const depth = Math.min(height * 0.62, villageArea / width);
  const begin = west + PATCH_WIDTH * (0.3 + random.between(0, 0.05));
  const cutStrip = (ring: VertexRing, origin: PlanPoint, direction: PlanPoint, kind: Cut) => {
    const [left, middle, right] = must(mesh.strip(ring, origin, direction, kind.width));
    const path = mesh.densify(middle, kind.step);
    const line = { ...middleLine(mesh, path, direction), width: kind.width, name: kind.name };
    return { left, right, strip: face(path, kind.use, kind.section, { strip: line }) };
  };
  const lane = { width: 6, step: 14, use: 'street', section } as const;
  const middleY = (south + north) / 2;
  const first = cutStrip(
    half,
    { x: begin, y: middleY },
    { x: random.between(-0.08, 0.08), y: 1 },
    { ...lane, name: nextStreet() },
  );
  const second = cutStrip(
    first.right,
    { x: begin + width, y: middleY },
    { x: random.between(-0.08, 0.08), y: 1 },
    { ...lane, name: nextStreet() },
  );
  const villageEdge = side === 1 ? south + (height - depth) * 0.04 + depth : north - depth;
  const third = cutStrip(
    second.left,
    { x: begin + width / 2, y: villageEdge },
    { x: 1, y: random.between(-0.05, 0.05) },
    { ...lane, name: nextStreet() },
  );
  const village = side === 1 ? third.right : third.left;
  const beyond = side === 1 ? third.left : third.right;
  const brook = cutStrip(
    first.left,
    { x: brookX(seed, column, south), y: south },
    { x: brookX(seed, column, north - 1) - brookX(seed, column, south), y: north - 1 - south },
    { width: 5, step: 9, use: 'water', section: fields, name: null },
  );
  const open = (ring: VertexRing, use: LandUse): Face =>
    face(ring, use, fields, { divisible: true });
  const lake = withLake ? addLake(mesh, order, second.right, fields) : null;
  return [
    first.strip,
    second.strip,
    third.strip,
    brook.strip,
    ...divideVillage({ seed, mesh, random, section, nextStreet }, village),
    open(beyond, side === 1 ? 'forest' : 'field'),
    open(brook.left, side === 1 ? 'field' : 'forest'),
    open(brook.right, 'meadow'),
    ...(lake ?? [open(second.right, 'field')]),
  ];
}

interface Cut {
  readonly width: number;
  readonly step: number;
  readonly use: LandUse;
  readonly section: number;
  readonly name: string | null;
}

function must<T>(value: T | null): T {
  if (value === null) throw new Error('The ground of a subdistrict could not be divided');
  return value;
}
