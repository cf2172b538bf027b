import { arcOver, type Pair } from '../arcs.ts';
import type { SourceFeature } from '../features.ts';

/** A geometry that the portal does not read, or bytes that are none. */
class UnreadGeometry extends Error {}

/** Bytes of the envelope by its number in the header (GeoPackage 1.3, 2.1.3). */
const ENVELOPES = [0, 32, 48, 48, 64];

/** Types of well-known binary (ISO 13249-3). */
const TYPES = {
  point: 1,
  lineString: 2,
  polygon: 3,
  multiPolygon: 6,
  circularString: 8,
  compoundCurve: 9,
  curvePolygon: 10,
  multiSurface: 12,
} as const;

/** More rings, parts or positions than any parcel has: the bytes are no geometry. */
const MOST = 10_000_000;

/** Reads bytes from a position on. */
class Reader {
  readonly #view: DataView;
  #at: number;
  #isLittleEndian = true;

  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
  }

  #byte(): number {
    this.#at += 1;
    return this.#view.getUint8(this.#at - 1);
  }

  count(): number {
    this.#at += 4;
    const count = this.#view.getUint32(this.#at - 4, this.#isLittleEndian);
    if (count > MOST) throw new UnreadGeometry('Geometry');
    return count;
  }

  #number(): number {
    this.#at += 8;
    return this.#view.getFloat64(this.#at - 8, this.#isLittleEndian);
  }

  /** The type of the next geometry, and how many numbers a position has. */
  type(): { readonly type: number; readonly size: number } {
    this.#isLittleEndian = this.#byte() === 1;
    this.#at += 4;
    const code = this.#view.getUint32(this.#at - 4, this.#isLittleEndian);
    const dimensions = Math.floor(code / 1000);
    if (dimensions > 3) throw new UnreadGeometry('Geometry');
    return { type: code % 1000, size: 2 + (dimensions === 3 ? 2 : dimensions === 0 ? 0 : 1) };
  }

  /** Easting and northing, without height. */
  position(size: number): Pair {
    const pair: Pair = [this.#number(), this.#number()];
    for (let index = 2; index < size; index += 1) this.#number();
    return pair;
  }

  positions(size: number): readonly Pair[] {
    return this.list(() => this.position(size));
  }

  list<Part>(read: () => Part): Part[] {
    return Array.from({ length: this.count() }, read);
  }
}

/** Arcs over every second position. */
function arcs(positions: readonly Pair[]): readonly Pair[] {
  const [first] = positions;
  if (!first || positions.length % 2 === 0) throw new UnreadGeometry('CircularString');
  const line = [first];
  for (let index = 2; index < positions.length; index += 2) {
    const [from, over, to] = [positions[index - 2], positions[index - 1], positions[index]];
    if (from && over && to) line.push(...arcOver(from, over, to));
  }
  return line;
}

/** A ring of lines and arcs, whose parts meet. */
function curve(reader: Reader): readonly Pair[] {
  const { type, size } = reader.type();
  switch (type) {
    case TYPES.lineString:
      return reader.positions(size);
    case TYPES.circularString:
      return arcs(reader.positions(size));
    case TYPES.compoundCurve:
      return reader
        .list(() => curve(reader))
        .flatMap((part, index) => (index === 0 ? part : part.slice(1)));
    default:
      throw new UnreadGeometry('Curve');
  }
}

/** Names of geometries without a surface by their types. */
const WITHOUT_SURFACE: Readonly<Record<number, string>> = {
  1: 'Point',
  2: 'LineString',
  4: 'MultiPoint',
  5: 'MultiLineString',
  11: 'MultiCurve',
};

/** The polygons of a surface: rings of positions, the outer one first. */
function polygons(reader: Reader): readonly (readonly (readonly Pair[])[])[] {
  const { type, size } = reader.type();
  switch (type) {
    case TYPES.polygon:
      return [reader.list(() => reader.positions(size))];
    case TYPES.curvePolygon:
      return [reader.list(() => curve(reader))];
    case TYPES.multiPolygon:
    case TYPES.multiSurface:
      return reader.list(() => polygons(reader)).flat();
    default:
      throw new UnreadGeometry(WITHOUT_SURFACE[type] ?? 'Surface');
  }
}

function geometry(view: DataView, at: number): SourceFeature['geometry'] {
  const { type, size } = new Reader(view, at).type();
  const reader = new Reader(view, at);
  if (type === TYPES.point) {
    reader.type();
    return { type: 'Point', coordinates: reader.position(size) };
  }
  return { type: 'MultiPolygon', coordinates: polygons(reader) };
}

/**
 * A geometry of a GeoPackage as GeoJSON, with the coordinates as they are stored: points, and surfaces whose arcs become lines of
 * at most 5 mm distance. Null for an empty one; one that is not read has a type without coordinates.
 */
export function geometryOf(bytes: Uint8Array): SourceFeature['geometry'] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const flags = view.getUint8(3);
    const envelope = ENVELOPES[(flags >> 1) & 7];
    if (bytes[0] !== 0x47 || bytes[1] !== 0x50 || envelope === undefined) {
      throw new UnreadGeometry('Geometry');
    }
    const isEmpty = (flags & 16) !== 0;
    return isEmpty ? null : geometry(view, 8 + envelope);
  } catch (error) {
    if (error instanceof UnreadGeometry) return { type: error.message };
    // The bytes end early.
    if (error instanceof RangeError) return { type: 'Geometry' };
    throw error;
  }
}
