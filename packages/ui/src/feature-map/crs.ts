import type { MapCrs } from './types.ts';

/** The default CRS: ETRS89 / UTM zone 33N, metres, axes east and north. */
export const DEFAULT_CRS: MapCrs = { code: 'EPSG:25833' };

/** A CRS is unknown to OpenLayers and has no definition. */
export class UnknownCrsError extends Error {
  override readonly name = 'UnknownCrsError';
}

/** ETRS89 / UTM, zones 28N to 38N; Germany uses 31 to 33. */
export const ETRS89_UTM = /^EPSG:258(2[89]|3[0-8])$/;

/**
 * Normalises the spellings of services (`urn:ogc:def:crs:EPSG::25833`, with a version between the
 * colons, or the `http://www.opengis.net/def/crs/…` URI) to `EPSG:25833`. Any other name is
 * returned unchanged.
 */
export function plainCrs(name: string): string {
  const code = /EPSG(?:[:/][\d.]*)*[:/](\d{4,5})$/i.exec(name.trim());
  return code?.[1] ? `EPSG:${code[1]}` : name;
}
