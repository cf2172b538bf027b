// As a namespace: a build without the optional package has no names to check (see useMapEngine).
import * as proj from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';
import { ETRS89_UTM, UnknownCrsError } from './crs.ts';
import type { MapCrs } from './types.ts';

/**
 * OpenLayers has UTM for the codes of WGS 84 only; each zone of ETRS89 is made known as an equivalent of its, which saves
 * loading proj4. The formulas are the same, and the datums differ by less than a map pixel shows.
 */
function utmProjection(code: string): Projection | null {
  const [, zone] = ETRS89_UTM.exec(code) ?? [];
  const sameZone = zone ? proj.get(`EPSG:326${zone}`) : null;
  if (!sameZone) return null;
  const projection = new Projection({ code, units: 'm' });
  proj.addProjection(projection);
  proj.addEquivalentProjections([projection, sameZone]);
  return projection;
}

/**
 * The CRS as OpenLayers knows it. UTM needs nothing besides; for any other one proj4 is loaded.
 *
 * @throws {UnknownCrsError} when neither OpenLayers nor `definition` says what the code means
 */
export async function loadProjection({ code, definition }: MapCrs): Promise<Projection> {
  const known = proj.get(code) ?? utmProjection(code);
  if (known) return known;
  if (definition) {
    const { registerCrs } = await import('./other-crs.ts');
    registerCrs(code, definition);
  }
  const projection = proj.get(code);
  if (projection) return projection;
  throw new UnknownCrsError(`What ${code} means is not known: give the map its definition`);
}
