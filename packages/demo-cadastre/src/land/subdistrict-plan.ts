import { extentOf, type Face, face, centerLine } from './face.ts';
import { divideFields } from './fields.ts';
import { Mesh, type PlanPoint, type VertexRing } from './mesh.ts';
import type { LandUse, Position } from './model.ts';
import type { Random } from './random.ts';
import { addLake, addSpecialShapes, countSpecialShapes } from './special-shapes.ts';
import { divideVillage } from './village.ts';
import { brookX, crossing, SUBDISTRICT_HEIGHT, SUBDISTRICT_WIDTH } from './warp.ts';

/** Options of one subdistrict; column and row are its cell in the grid of subdistricts. */
export interface SubdistrictOptions {
  readonly seed: number;
  readonly index: number;
  readonly column: number;
  readonly row: number;
  /** Of the whole plan, in metres. */
  readonly origin: Position;
  readonly landCode: string;
  /** False: the parcels have no cadastral section. */
  readonly sections: boolean;
  /** Requested number of parcels; exact from about 150 up. */
  readonly parcels: number;
  readonly random: Random;
  readonly nextStreet: () => string;
  /** Name of the main road. */
  readonly road: string;
}

/** The plan of a subdistrict: faces over one mesh, not yet warped. */
export interface SubdistrictPlan {
  readonly mesh: Mesh;
  readonly faces: readonly Face[];
}

/** Half of the width of the track along the border, in metres; the neighbour has the other half. */
const BORDER_TRACK = 2.5;
const BORDER_STEP = 25;
/** Square metres of village per requested parcel: lots with their share of streets; six of ten parcels are lots. */
const VILLAGE_PER_PARCEL = 0.6 * 1100;
/** Section numbers of the northern and southern open land and of the northern and southern half of the village. */
const SECTIONS = { northFields: 1, southFields: 4, northVillage: 3, southVillage: 2 } as const;

/** Plans the streets, lots, fields and water of one subdistrict. */
export function planSubdistrict(options: SubdistrictOptions): SubdistrictPlan {
  const mesh = new Mesh();
  const { column, row, seed } = options;
  const [x, y] = [column * SUBDISTRICT_WIDTH, row * SUBDISTRICT_HEIGHT];
  const { inner, tracks } = borderTracks(mesh, x, y);
  const from = { x, y: y + crossing(seed, column, row, 'road') * SUBDISTRICT_HEIGHT };
  const to = {
    x: x + SUBDISTRICT_WIDTH,
    y: y + crossing(seed, column + 1, row, 'road') * SUBDISTRICT_HEIGHT,
  };
  const direction = { x: to.x - from.x, y: to.y - from.y };
  const [north, middle, south] = required(mesh.strip(inner, from, direction, 11));
  const ring = mesh.densify(middle, 14);
  const strip = { ...centerLine(mesh, ring, direction), width: 11, name: options.road };
  const road = face(ring, 'street', SECTIONS.northVillage, { strip });
  const lakeInNorth = options.index % 2 === 0;
  const faces = [
    road,
    ...tracks,
    ...planHalf(mesh, options, north, 1, lakeInNorth),
    ...planHalf(mesh, options, south, -1, !lakeInNorth),
  ];
  const missing = options.parcels - faces.length - countSpecialShapes(options.index);
  const divided = divideFields(mesh, options.random, faces, missing);
  return { mesh, faces: addSpecialShapes(mesh, options, divided) };
}

/** Half-tracks along the four borders; the neighbour computes identical vertices. */
function borderTracks(mesh: Mesh, x: number, y: number): { inner: VertexRing; tracks: Face[] } {
  let inner: VertexRing = borderRing(mesh, x, y);
  const tracks: Face[] = [];
  const lines: readonly [PlanPoint, PlanPoint, number][] = [
    [{ x, y: y + BORDER_TRACK }, { x: 1, y: 0 }, SECTIONS.southFields],
    [{ x, y: y + SUBDISTRICT_HEIGHT - BORDER_TRACK }, { x: -1, y: 0 }, SECTIONS.northFields],
    [{ x: x + BORDER_TRACK, y }, { x: 0, y: -1 }, SECTIONS.northFields],
    [{ x: x + SUBDISTRICT_WIDTH - BORDER_TRACK, y }, { x: 0, y: 1 }, SECTIONS.southFields],
  ];
  for (const [origin, direction, section] of lines) {
    const [rest, track] = required(mesh.cut(inner, origin, direction, 0));
    tracks.push(face(mesh.densify(track, BORDER_STEP), 'path', section));
    inner = rest;
  }
  return { inner, tracks };
}

function borderRing(mesh: Mesh, x: number, y: number): number[] {
  const ring: number[] = [];
  for (let distance = 0; distance < SUBDISTRICT_WIDTH; distance += BORDER_STEP)
    ring.push(mesh.add(x + distance, y));
  for (let distance = 0; distance < SUBDISTRICT_HEIGHT; distance += BORDER_STEP)
    ring.push(mesh.add(x + SUBDISTRICT_WIDTH, y + distance));
  for (let distance = SUBDISTRICT_WIDTH; distance > 0; distance -= BORDER_STEP)
    ring.push(mesh.add(x + distance, y + SUBDISTRICT_HEIGHT));
  for (let distance = SUBDISTRICT_HEIGHT; distance > 0; distance -= BORDER_STEP)
    ring.push(mesh.add(x, y + distance));
  return ring;
}

/** One side of the road (1 north, -1 south): village in the middle, open land around it. */
function planHalf(
  mesh: Mesh,
  options: SubdistrictOptions,
  half: VertexRing,
  side: 1 | -1,
  withLake: boolean,
): Face[] {
  const { random, seed, column, nextStreet } = options;
  const fields = side === 1 ? SECTIONS.northFields : SECTIONS.southFields;
  const section = side === 1 ? SECTIONS.northVillage : SECTIONS.southVillage;
  const { west, south, north, height } = extentOf(mesh, half);
  const villageArea = (options.parcels * VILLAGE_PER_PARCEL) / 2;
  const width = Math.min(1000, Math.max(160, Math.sqrt(villageArea * 2.4)));
  const depth = Math.min(height * 0.62, villageArea / width);
  const begin = west + SUBDISTRICT_WIDTH * (0.3 + random.between(0, 0.05));
  const cutStrip = (
    ring: VertexRing,
    origin: PlanPoint,
    direction: PlanPoint,
    kind: StripOptions,
  ) => {
    const [left, middle, right] = required(mesh.strip(ring, origin, direction, kind.width));
    const path = mesh.densify(middle, kind.step);
    const line = { ...centerLine(mesh, path, direction), width: kind.width, name: kind.name };
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
  const lake = withLake ? addLake(mesh, options, second.right, fields) : null;
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

interface StripOptions {
  readonly width: number;
  readonly step: number;
  readonly use: LandUse;
  readonly section: number;
  readonly name: string | null;
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('The ground of a subdistrict could not be divided');
  return value;
}
