import type { MultiPolygon, Position, Ring } from '@portal/api';
import { boundingBox } from '@portal/order-flow';
import type { SourceFeature } from '../../ports/features.ts';
import { FaultyFeature } from './faults.ts';

/** Left, bottom, right, top in metres. */
type Extent = readonly [number, number, number, number];

const within = ([x, y]: Position, [left, bottom, right, top]: Extent): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Checks one position and omits its height. */
function positionOf(value: unknown, extent: Extent | null): Position {
  const [x, y]: unknown[] = Array.isArray(value) ? value : [];
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) {
    throw new FaultyFeature('a coordinate is not a number');
  }
  if (extent === null || within([x, y], extent)) return [x, y];
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) {
    throw new FaultyFeature('the coordinates are degrees, not metres');
  }
  throw new FaultyFeature(
    within([y, x], extent)
      ? 'the axes of the coordinates are swapped'
      : 'the coordinates are outside of the extent',
  );
}

function ringOf(value: unknown, extent: Extent | null): Ring {
  const ring = (Array.isArray(value) ? value : []).map((one: unknown) => positionOf(one, extent));
  const [first, last] = [ring.at(0), ring.at(-1)];
  if (!first || !last || ring.length < 4) {
    throw new FaultyFeature('a ring has fewer than four positions');
  }
  if (first[0] !== last[0] || first[1] !== last[1]) throw new FaultyFeature('a ring is not closed');
  return ring;
}

function polygonOf(value: unknown, extent: Extent | null): Ring[] {
  const rings = (Array.isArray(value) ? value : []).map((one: unknown) => ringOf(one, extent));
  if (rings.length === 0) throw new FaultyFeature('a polygon is empty');
  return rings;
}

/** The outline of a parcel in two dimensions with its bounding box. @throws FaultyFeature */
export function outlineOf({ geometry }: SourceFeature, extent: Extent | null) {
  if (geometry === null) throw new FaultyFeature('the geometry is missing');
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon') {
    throw new FaultyFeature(`the geometry is a ${type}, not a polygon`);
  }
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const parts = (Array.isArray(polygons) ? polygons : []).map((one: unknown) =>
    polygonOf(one, extent),
  );
  const outline: MultiPolygon = { type: 'MultiPolygon', coordinates: parts };
  const box = boundingBox({ geometry: outline });
  if (!box) throw new FaultyFeature('the geometry is empty');
  return { outline, box };
}

/** The position of a house; null when the feature has none. @throws FaultyFeature */
export function pointOf({ geometry }: SourceFeature, extent: Extent | null): Position | null {
  return geometry?.type === 'Point' ? positionOf(geometry.coordinates, extent) : null;
}
