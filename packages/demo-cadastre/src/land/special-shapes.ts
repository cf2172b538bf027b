import { extentOf, type Face, face, outline, planArea } from './face.ts';
import { at, type Mesh, type VertexRing } from './mesh.ts';
import type { Random } from './random.ts';

/** Vertices of the shore of the first lake: as many as the largest real parcels have. */
const LONG_SHORE = 600;
const SHORT_SHORE = 84;
/** Metres of the side of the meadow around a lake. */
const LAKE_MEADOW = 290;
/** Number of slivers per subdistrict, as a widened street leaves them. */
const SLIVERS = 3;
/** Number of two-part parcels per subdistrict. */
const DIVIDED_HOLDINGS = 2;

/** Which subdistrict, and its random number generator. */
interface ShapeOptions {
  readonly index: number;
  readonly random: Random;
}

/** How many parcels `addSpecials` adds minus those that it joins. */
export function countSpecialShapes(index: number): number {
  return enclosureCount(index) + SLIVERS - DIVIDED_HOLDINGS;
}

/** The first subdistrict has a field with two enclosures; later ones have one or none: 0.2 % of the parcels have holes. */
function enclosureCount(index: number): number {
  return index === 0 ? 2 : index % 2;
}

/** Cuts a meadow with a lake out of open land; null when the area is too small. */
export function addLake(
  mesh: Mesh,
  { index, random }: ShapeOptions,
  ground: VertexRing,
  section: number,
): Face[] | null {
  const { west, south, height, width } = extentOf(mesh, ground);
  if (width < LAKE_MEADOW * 1.2 || height < LAKE_MEADOW * 1.3) return null;
  const [x, y] = [west + LAKE_MEADOW + 20, south + height / 2];
  const column = mesh.cut(ground, { x, y }, { x: 0.04, y: 1 });
  const lower = column && mesh.cut(column[0], { x, y: y - LAKE_MEADOW / 2 }, { x: 1, y: 0.03 });
  const upper = lower && mesh.cut(lower[0], { x, y: y + LAKE_MEADOW / 2 }, { x: 1, y: -0.03 });
  if (!column || !lower || !upper) return null;
  const meadow = mesh.densify(upper[1], 30);
  const box = extentOf(mesh, meadow);
  const radius = random.between(84, 96);
  const corners = index === 0 ? LONG_SHORE : SHORT_SHORE;
  const turns = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const shore = Array.from({ length: corners }, (_, step) => {
    const angle = (step / corners) * Math.PI * 2;
    const bays =
      0.16 * Math.sin(2 * angle + turns[0]) +
      0.09 * Math.sin(3 * angle + turns[1]) +
      0.04 * Math.sin(7 * angle + turns[2]);
    const distance = radius * (1 + bays);
    return mesh.add(
      (box.west + box.east) / 2 + distance * Math.cos(angle),
      (box.south + box.north) / 2 + distance * Math.sin(angle),
    );
  });
  const open = (ring: VertexRing): Face => face(ring, 'field', section, { divisible: true });
  return [
    { ...face(meadow, 'meadow', section), parts: [{ ring: meadow, holes: [shore] }] },
    face(shore, 'water', section),
    open(column[1]),
    open(lower[1]),
    open(upper[0]),
  ];
}

/** Adds the unusual shapes of real cadastres: holes in fields, slivers at corners, parcels of two parts. */
export function addSpecialShapes(
  mesh: Mesh,
  options: ShapeOptions,
  faces: readonly Face[],
): Face[] {
  const changed = [...faces];
  addEnclosures(mesh, changed, enclosureCount(options.index));
  cutSlivers(mesh, options, changed);
  joinHoldings(mesh, changed);
  return changed;
}

/** Inserts small square parcels (a pumping station, a mast) into the largest field. */
function addEnclosures(mesh: Mesh, faces: Face[], count: number): void {
  if (count === 0) return;
  const sizes = faces.map((piece) => (piece.divisible ? planArea(mesh, outline(piece)) : 0));
  const index = sizes.indexOf(Math.max(...sizes));
  const field = at(faces, index);
  const ring = mesh.expand(outline(field));
  const box = extentOf(mesh, ring);
  const center = { x: (box.west + box.east) / 2, y: (box.south + box.north) / 2 };
  const holes = Array.from({ length: count }, (_, place) => {
    const wide = box.width > box.height;
    const shift = (place - (count - 1) / 2) * Math.max(box.width, box.height) * 0.3;
    const [x, y] = [center.x + (wide ? shift : 0), center.y + (wide ? 0 : shift)];
    return [
      mesh.add(x - 4, y - 3),
      mesh.add(x + 4, y - 3.4),
      mesh.add(x + 4.2, y + 3),
      mesh.add(x - 4, y + 3.3),
    ];
  });
  faces[index] = { ...field, parts: [{ ring, holes }], divisible: false };
  faces.push(...holes.map((hole) => face(hole, 'public', field.section)));
}

/** Cuts a corner of about one metre off some lots. */
function cutSlivers(mesh: Mesh, { random }: ShapeOptions, faces: Face[]): void {
  const lots = faces.flatMap(({ use }, index) => (use === 'residential' ? [index] : []));
  for (let left = SLIVERS, tries = 0; left > 0 && tries < 200 && lots.length > 0; tries += 1) {
    const index = random.pick(lots);
    const lot = at(faces, index);
    const ring = mesh.expand(outline(lot));
    const corner = random.whole(0, ring.length - 1);
    const [before, here, after] = [corner + ring.length - 1, corner, corner + 1].map((place) =>
      mesh.point(at(ring, place)),
    );
    if (before === undefined || here === undefined || after === undefined) continue;
    const distance = random.between(0.5, 2);
    const toward = (x: number, y: number) => {
      const length = Math.hypot(x - here.x, y - here.y);
      return {
        x: here.x + ((x - here.x) / length) * distance,
        y: here.y + ((y - here.y) / length) * distance,
      };
    };
    const a = toward(before.x, before.y);
    const b = toward(after.x, after.y);
    // Only at a sharp corner: on a straight edge the sliver would have no width.
    const area = Math.abs((a.x - here.x) * (b.y - here.y) - (b.x - here.x) * (a.y - here.y)) / 2;
    if (area < distance * distance * 0.35) continue;
    const cut = mesh.cut(ring, a, { x: b.x - a.x, y: b.y - a.y }, 0.05);
    if (cut === null) continue;
    faces[index] = { ...lot, parts: [{ ring: cut[0], holes: [] }] };
    faces.push(face(cut[1], 'street', lot.section));
    left -= 1;
  }
}

/** Joins fields on both sides of a brook or path into one parcel of two parts. */
function joinHoldings(mesh: Mesh, faces: Face[]): void {
  for (let count = 0; count < DIVIDED_HOLDINGS; count += 1) {
    const fields = faces.filter((piece) => piece.divisible && piece.parts.length === 1);
    const own = fields[Math.floor(fields.length * (0.25 + 0.4 * count))];
    if (own === undefined) return;
    const near = nearestDetached(mesh, own, fields);
    if (near === null) return;
    faces[faces.indexOf(own)] = { ...own, parts: [...own.parts, ...near.parts], divisible: false };
    faces.splice(faces.indexOf(near), 1);
  }
}

/** The nearest field of the same section that shares no vertex with the given one. */
function nearestDetached(mesh: Mesh, own: Face, fields: readonly Face[]): Face | null {
  const corners = new Set(mesh.expand(outline(own)));
  const middle = (piece: Face) => {
    const { west, south, width, height } = extentOf(mesh, outline(piece));
    return { x: west + width / 2, y: south + height / 2 };
  };
  const here = middle(own);
  let best: Face | null = null;
  let nearest = Infinity;
  for (const piece of fields) {
    if (piece === own || piece.section !== own.section) continue;
    const there = middle(piece);
    const distance = Math.hypot(there.x - here.x, there.y - here.y);
    if (distance < nearest && !mesh.expand(outline(piece)).some((vertex) => corners.has(vertex))) {
      best = piece;
      nearest = distance;
    }
  }
  return best;
}
