import { extentOf } from '../parcel-sketch/geometry.ts';
import type {
  Extent,
  MultiPolygonCoordinates,
  PolygonCoordinates,
  Position,
  Ring,
} from '../parcel-sketch/geometry.ts';

/** A geometry of GeoJSON (RFC 7946), of any type. */
export type FeatureGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonCoordinates[] }
  | { readonly type: 'GeometryCollection'; readonly geometries: readonly FeatureGeometry[] };

/** A feature of GeoJSON. */
export type MapFeature<Properties = Readonly<Record<string, unknown>> | null> = {
  readonly type: 'Feature';
  readonly id?: string | number | undefined;
  /** Nothing for a feature without a place: it is in the list only. */
  readonly geometry: FeatureGeometry | null;
  readonly properties: Properties;
};

/** The areas, lines and points of a geometry. */
export interface GeometryParts {
  readonly polygons: MultiPolygonCoordinates;
  readonly lines: readonly Ring[];
  readonly points: readonly Position[];
}

const NOTHING: GeometryParts = { polygons: [], lines: [], points: [] };

const isPlace = ([x, y]: Position): boolean => Number.isFinite(x) && Number.isFinite(y);

const ring = (positions: Ring): Ring => positions.filter(isPlace);

/** The parts of a geometry; positions that are not finite numbers are left out. */
export function partsOfGeometry(geometry: FeatureGeometry | null): GeometryParts {
  switch (geometry?.type) {
    case 'Point':
      return { ...NOTHING, points: ring([geometry.coordinates]) };
    case 'MultiPoint':
      return { ...NOTHING, points: ring(geometry.coordinates) };
    case 'LineString':
      return { ...NOTHING, lines: [ring(geometry.coordinates)] };
    case 'MultiLineString':
      return { ...NOTHING, lines: geometry.coordinates.map(ring) };
    case 'Polygon':
      return { ...NOTHING, polygons: [geometry.coordinates.map(ring)] };
    case 'MultiPolygon':
      return { ...NOTHING, polygons: geometry.coordinates.map((polygon) => polygon.map(ring)) };
    case 'GeometryCollection': {
      const parts = geometry.geometries.map(partsOfGeometry);
      return {
        polygons: parts.flatMap(({ polygons }) => polygons),
        lines: parts.flatMap(({ lines }) => lines),
        points: parts.flatMap(({ points }) => points),
      };
    }
    default:
      return NOTHING;
  }
}

/** The parts with each position changed, such as by a projection. */
export function changedParts(
  { polygons, lines, points }: GeometryParts,
  change: (position: Position) => Position,
): GeometryParts {
  return {
    polygons: polygons.map((polygon) => polygon.map((positions) => positions.map(change))),
    lines: lines.map((line) => line.map(change)),
    points: points.map(change),
  };
}

/** The bounding box of several parts; null if they have no position. */
export function extentOfParts(all: readonly GeometryParts[]): Extent | null {
  return extentOf(
    all.flatMap(({ polygons, lines, points }) => [...polygons.flat(), ...lines, points]),
  );
}
