// A namespace import: named imports fail in a build without the optional package (see useMapEngine).
import * as proj from 'ol/proj.js';
import type { Position } from '../parcel-sketch/geometry.ts';
import { ETRS89_UTM } from './crs.ts';
import { loadProjection } from './projection.ts';
import type { MapCrs } from './types.ts';

/** OpenLayers has the formulas of UTM for the codes of WGS 84 only; those of ETRS89 are the same. */
async function projectionOf(crs: MapCrs): ReturnType<typeof loadProjection> {
  const [, zone] = ETRS89_UTM.exec(crs.code) ?? [];
  return await loadProjection(zone ? { code: `EPSG:326${zone}` } : crs);
}

/**
 * Loads what brings positions from one CRS into another. Degrees are longitude and latitude, as in GeoJSON.
 *
 * @throws {UnknownCrsError} when OpenLayers does not know a code and there is no `definition`
 */
export async function loadTransform(
  from: MapCrs,
  to: MapCrs,
): Promise<(position: Position) => Position> {
  const [source, target] = [await projectionOf(from), await projectionOf(to)];
  return (position) => proj.transform(position.slice(0, 2), source, target);
}
