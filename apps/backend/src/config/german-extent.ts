/** Left, bottom, right, top in metres. */
type Extent = readonly number[];

/** Eastings and northings of Germany in EPSG:25831, 25832 and 25833, in metres. */
const EASTINGS = [0, 1_100_000] as const;
const NORTHINGS = [5_000_000, 6_300_000] as const;

const EXAMPLE = 'for example [560000, 5930000, 570000, 5940000]';

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** Why an extent cannot be that of a German state, as the end of a sentence; null if it can. Degrees and swapped axes are outside. */
export function extentReason([left = 0, bottom = 0, right = 0, top = 0]: Extent): string | null {
  if (left >= right || bottom >= top) return `is not left, bottom, right, top; ${EXAMPLE}`;
  const isInGermany =
    isWithin(left, EASTINGS) &&
    isWithin(right, EASTINGS) &&
    isWithin(bottom, NORTHINGS) &&
    isWithin(top, NORTHINGS);
  return isInGermany ? null : `is not in Germany, in metres; ${EXAMPLE}`;
}
