// A namespace import: named imports fail in a build without the optional package (see
// useMapEngine).
import * as proj from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';
import { ETRS89_UTM, UnknownCrsError } from './crs.ts';
import type { MapCrs } from './types.ts';

/**
 * OpenLayers knows UTM by the codes of WGS 84 only; each zone of ETRS89 is registered as
 * equivalent, which saves loading proj4. The formulas are the same, and the datums differ by less
 * than a pixel.
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
 * The OpenLayers projection of a CRS. For CRSs other than UTM, WGS 84 and Web Mercator proj4 is
 * loaded.
 *
 * @throws {UnknownCrsError} when OpenLayers does not know the code and there is no `definition`
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
  throw new UnknownCrsError(`${code} is unknown: pass its definition to the map`);
}
