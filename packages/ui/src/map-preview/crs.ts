import type { MapCrs } from './types.ts';

/** Where a map says nothing else: ETRS89 / UTM zone 33N, metres, axes east and north. */
export const DEFAULT_CRS: MapCrs = { code: 'EPSG:25833' };

/** A CRS was named that nobody knows here, and its meaning not told. */
export class UnknownCrsError extends Error {
  override readonly name = 'UnknownCrsError';
}

/** ETRS89 / UTM, zones 28N to 38N, as Germany's cadastre has it in 31 to 33. */
export const ETRS89_UTM = /^EPSG:258(2[89]|3[0-8])$/;

/**
 * Brings the spellings services use (`urn:ogc:def:crs:EPSG::25833`, with a version between the
 * colons, or the `http://www.opengis.net/def/crs/…` address) to `EPSG:25833` (BE-6). Anything
 * else is returned as it came.
 */
export function plainCrs(name: string): string {
  const code = /EPSG(?:[:/][\d.]*)*[:/](\d{4,5})$/i.exec(name.trim());
  return code?.[1] ? `EPSG:${code[1]}` : name;
}
