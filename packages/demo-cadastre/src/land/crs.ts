/** The CRSs of German cadastres: ETRS89 / UTM, zones 31 to 33, metres, easting before northing (STATE-4). */
export type Crs = 'EPSG:25831' | 'EPSG:25832' | 'EPSG:25833';

/** Whether a value is the code of such a CRS. */
export const isCrs = (value: unknown): value is Crs =>
  typeof value === 'string' && /^EPSG:2583[123]$/.test(value);

/** The number of an EPSG code, such as `25833`. */
const crsNumber = (crs: Crs): string => crs.slice('EPSG:'.length);

/** The URI of a CRS, as OGC API – Features names it. */
export const crsUri = (crs: Crs): string =>
  `http://www.opengis.net/def/crs/EPSG/0/${crsNumber(crs)}`;

/** The URN of a CRS, as WMTS names it. */
export const crsUrn = (crs: Crs): string => `urn:ogc:def:crs:EPSG::${crsNumber(crs)}`;

/** The name of a CRS for people, such as `ETRS89 / UTM 33N (EPSG:25833)`. */
export const crsTitle = (crs: Crs): string => `ETRS89 / UTM ${crs.slice(-2)}N (${crs})`;

/** Whether a request names the CRS: its code, or its URN with or without a version. */
export function namesCrs(name: string, crs: Crs): boolean {
  const code = /^(?:EPSG|urn:(?:ogc|x-ogc):def:crs:EPSG:[\d.]*):(\d+)$/i.exec(name)?.[1];
  return code === crsNumber(crs);
}
