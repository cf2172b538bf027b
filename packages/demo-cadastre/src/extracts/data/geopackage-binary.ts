import type { PolygonRings, Position, Ring } from '../../land/model.ts';

/** Numbers of one geometry, little-endian. */
class Bytes {
  readonly #pieces: Buffer[] = [];

  byte(value: number): this {
    this.#pieces.push(Buffer.of(value));
    return this;
  }

  uint(value: number): this {
    const piece = Buffer.alloc(4);
    piece.writeUInt32LE(value);
    this.#pieces.push(piece);
    return this;
  }

  double(value: number): this {
    const piece = Buffer.alloc(8);
    piece.writeDoubleLE(value);
    this.#pieces.push(piece);
    return this;
  }

  text(value: string): this {
    this.#pieces.push(Buffer.from(value, 'latin1'));
    return this;
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}

/** Codes of WKB (OGC 06-103r4). */
const WKB = { point: 1, polygon: 3, multiPolygon: 6 } as const;

/** The header of a geometry (OGC 12-128, 2.1.3): little-endian, with an envelope unless it is a point. */
function header(srs: number, envelope: readonly Position[] | null): Bytes {
  const bytes = new Bytes().text('GP').byte(0);
  bytes.byte(envelope ? 0b11 : 0b1).uint(srs);
  if (!envelope) return bytes;
  const [xs, ys] = [envelope.map(([x]) => x), envelope.map(([, y]) => y)];
  return bytes
    .double(Math.min(...xs))
    .double(Math.max(...xs))
    .double(Math.min(...ys))
    .double(Math.max(...ys));
}

function addRing(bytes: Bytes, ring: Ring): void {
  bytes.uint(ring.length);
  for (const [x, y] of ring) bytes.double(x).double(y);
}

function addPolygon(bytes: Bytes, rings: PolygonRings): void {
  bytes.byte(1).uint(WKB.polygon).uint(rings.length);
  for (const ring of rings) addRing(bytes, ring);
}

/** A point as a geometry of GeoPackage. @param srs EPSG number */
export function pointBinary(srs: number, [x, y]: Position): Buffer {
  return header(srs, null).byte(1).uint(WKB.point).double(x).double(y).toBuffer();
}

/** Polygons as one geometry of GeoPackage. @param srs EPSG number */
export function multiPolygonBinary(srs: number, polygons: readonly PolygonRings[]): Buffer {
  const bytes = header(srs, polygons.flat(2));
  bytes.byte(1).uint(WKB.multiPolygon).uint(polygons.length);
  for (const rings of polygons) addPolygon(bytes, rings);
  return bytes.toBuffer();
}
