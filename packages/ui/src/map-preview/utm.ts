// As a namespace: a build without the optional package has no names to check (see useMapEngine).
import * as proj from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';

/** The portal's CRS: ETRS89 / UTM zone 33N, metres, axes east and north. */
export const PORTAL_CRS = 'EPSG:25833';

// ETRS89 and WGS 84 share the UTM formulas; the datums differ by less than a map pixel shows.
const SAME_ZONE_CRS = 'EPSG:32633';

/**
 * The CRS as OpenLayers knows it. OpenLayers has UTM for the WGS 84 codes only, so the portal's
 * code is registered as an equivalent of them; that saves shipping proj4.
 */
export function portalProjection(): Projection {
  const known = proj.get(PORTAL_CRS);
  if (known) return known;
  const projection = new Projection({ code: PORTAL_CRS, units: 'm' });
  proj.addProjection(projection);
  const sameZone = proj.get(SAME_ZONE_CRS);
  if (sameZone) proj.addEquivalentProjections([projection, sameZone]);
  return projection;
}

/**
 * Brings the spellings services use (`urn:ogc:def:crs:EPSG::25833`, with a version between the
 * colons, or the `http://www.opengis.net/def/crs/…` address) to `EPSG:25833` (BE-6). Anything
 * else is returned as it came.
 */
export function plainCrs(name: string): string {
  const code = /EPSG(?:[:/][\d.]*)*[:/](\d{4,5})$/i.exec(name.trim());
  return code?.[1] ? `EPSG:${code[1]}` : name;
}
