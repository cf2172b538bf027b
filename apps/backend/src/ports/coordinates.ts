/** Converts a position to the CRS of the state: easting and northing in metres. */
export type ToTargetCrs = (x: number, y: number) => readonly [number, number];

/** Metres are rounded to millimetres: more digits would only claim an accuracy. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** ETRS89 / UTM of zones 31 to 33 for proj4. */
const definitionOf = (projection: string): string =>
  `+proj=utm +zone=${projection.slice(-2)} +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs`;

/**
 * A conversion from one CRS to ETRS89 / UTM. WGS 84 counts as ETRS89, so that positions in WGS 84 are accurate to about half a
 * metre, with the digits that the service publishes: six decimal places of a degree are 11 cm. The library is loaded when it is needed.
 *
 * @param from EPSG number of the source, such as 4326 (longitude, latitude) or 25833
 * @param to code of the target, such as `EPSG:25832`
 * @returns null when the source is no CRS that the portal converts
 */
export async function conversion(from: string, to: string): Promise<ToTargetCrs | null> {
  if (`EPSG:${from}` === to) return (x, y) => [x, y];
  const { default: proj4 } = await import('proj4');
  const source = /^2583[123]$/.test(from)
    ? definitionOf(from)
    : ['4326', '4258', 'CRS84'].includes(from)
      ? '+proj=longlat +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +no_defs'
      : null;
  if (source === null) return null;
  const { forward } = proj4(source, definitionOf(to));
  return (x, y) => {
    const [east = NaN, north = NaN] = forward([x, y]);
    return [rounded(east), rounded(north)];
  };
}

/** Converts all positions in nested lists of GeoJSON; heights are omitted, and what is no position stays as it is. */
export function transformed(coordinates: unknown, toTarget: ToTargetCrs): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [x, y]: unknown[] = coordinates;
  if (typeof x === 'number' && typeof y === 'number') return [...toTarget(x, y)];
  return coordinates.map((inner: unknown) => transformed(inner, toTarget));
}
