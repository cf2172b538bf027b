import type { Extent, Position } from '../parcel-sketch/geometry.ts';
import type { MapCrs, MapView } from './types.ts';

/** The CRS of GeoJSON: longitude and latitude on WGS 84, in degrees. */
export const DEGREES: MapCrs = { code: 'EPSG:4326' };

/** Metres of one degree of latitude. */
const DEGREE_M = 111_320;
/** The least width and height of a map, in metres: that of one point has none. */
const LEAST_SIDE_M = 500;

/** The CRS in which a map without a view shows features: that of the UTM zone of their middle for degrees, else their own. */
export function displayCrs(features: MapCrs, extent: Extent | null): MapCrs {
  if (features.code !== DEGREES.code || !extent) return features;
  const [west, south, east, north] = extent;
  const zone = Math.min(60, Math.max(1, Math.floor((west + east) / 2 / 6) + 31));
  const hemisphere = south + north < 0 ? 327 : 326;
  return { code: `EPSG:${hemisphere}${String(zone).padStart(2, '0')}` };
}

/** A box with at least a width and height, in metres. */
export function withLeastSide([west, south, east, north]: Extent, least: number): Extent {
  const x = Math.max(0, least - (east - west)) / 2;
  const y = Math.max(0, least - (north - south)) / 2;
  return [west - x, south - y, east + x, north + y];
}

/** The view of a map without one: the features, and as much around them on each side. */
export function viewAround(crs: MapCrs, features: Extent): MapView {
  const [west, south, east, north] = withLeastSide(features, LEAST_SIDE_M);
  const side = Math.max(east - west, north - south);
  return { crs, extent: [west - side, south - side, east + side, north + side], minZoom: 0 };
}

/** Positions for a drawing without a map library: metres from the equator, right in the middle of a box in degrees. */
export function drawnPlace(crs: MapCrs, extent: Extent): (position: Position) => Position {
  if (crs.code !== DEGREES.code) return (position) => position;
  const width = DEGREE_M * Math.cos(((extent[1] + extent[3]) / 360) * Math.PI);
  return ([longitude = 0, latitude = 0]) => [longitude * width, latitude * DEGREE_M];
}
