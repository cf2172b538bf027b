/** Left, bottom, right, top in metres. */
type Extent = readonly number[];

/** Eastings and northings of Germany in EPSG:25831, 25832 and 25833, in metres. */
const EASTINGS = [0, 1_100_000] as const;
const NORTHINGS = [5_000_000, 6_300_000] as const;

/** Longitudes and latitudes of Germany in degrees; the corners of a rectangle around a state may lie further out. */
const LONGITUDES = [5, 16.5] as const;
const LATITUDES = [46.5, 56] as const;

const EXAMPLE = 'for example [560000, 5930000, 570000, 5940000]';

/** Mean radius of the curvature in the latitudes of Germany, and length of a degree of latitude, in metres. */
const RADIUS_M = 6_385_000;
const DEGREE_M = 111_200;
const SCALE = 0.9996;

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Longitude and latitude of a UTM position in degrees, to about a tenth of a degree: enough to tell zones apart. */
function approximateDegrees(
  zone: number,
  easting: number,
  northing: number,
): readonly [number, number] {
  const foot = northing / SCALE / DEGREE_M;
  const radians = (foot * Math.PI) / 180;
  const east = (easting - 500_000) / SCALE / RADIUS_M;
  const latitude = foot - degrees((east * east * Math.tan(radians)) / 2);
  return [zone * 6 - 183 + degrees(Math.atan(Math.sinh(east) / Math.cos(radians))), latitude];
}

/** The zone of `EPSG:25831`, `EPSG:25832` or `EPSG:25833`. */
const zoneOf = (projection: string): number => Number(projection.slice(-2));

/**
 * Why an extent cannot be that of a German state, as the end of a sentence; null if it can. Degrees and swapped axes are outside.
 *
 * @param projection the CRS of the extent; without it, every zone of Germany is possible
 */
export function extentReason(
  [left = 0, bottom = 0, right = 0, top = 0]: Extent,
  projection?: string,
): string | null {
  if (left >= right || bottom >= top) return `is not left, bottom, right, top; ${EXAMPLE}`;
  const isInGermany =
    isWithin(left, EASTINGS) &&
    isWithin(right, EASTINGS) &&
    isWithin(bottom, NORTHINGS) &&
    isWithin(top, NORTHINGS);
  if (!isInGermany) return `is not in Germany, in metres; ${EXAMPLE}`;
  if (projection === undefined) return null;
  const corners = [left, right].flatMap((easting) =>
    [bottom, top].map((northing) => approximateDegrees(zoneOf(projection), easting, northing)),
  );
  const outside = corners.find(
    ([longitude, latitude]) => !isWithin(longitude, LONGITUDES) || !isWithin(latitude, LATITUDES),
  );
  if (!outside) return null;
  return `is not in Germany in ${projection}: a corner is at ${outside[0].toFixed(1)}° east, ${outside[1].toFixed(1)}° north; the zone of the coordinates is another`;
}
