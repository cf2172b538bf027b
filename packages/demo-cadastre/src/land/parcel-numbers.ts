import type { Random } from './random.ts';

/** Numerator and denominator of a parcel number. */
export interface ParcelNumber {
  readonly numerator: number;
  readonly denominator: number | null;
}

/** Every 19th number is divided in three: 114 is 114/1, 114/2 and 114/3 in every section that has it. */
const DIVIDED_IN_THREE = 19;
/** Share of the other numbers that are divided. */
const DIVIDED_SHARE = 0.11;

/** Parcel numbers of one section in the order of its parcels, unique within the section. */
export function* parcelNumbers(random: Random): Generator<ParcelNumber, never> {
  for (let numerator = 1; ; numerator += 1) {
    if (numerator % DIVIDED_IN_THREE === 0) yield* divided(numerator, 1, 3);
    else if (random.chance(DIVIDED_SHARE)) {
      // The first parts were often divided again and no longer exist.
      yield* divided(numerator, random.whole(1, 3), random.whole(1, 3));
    } else yield { numerator, denominator: null };
  }
}

function* divided(numerator: number, first: number, count: number): Generator<ParcelNumber> {
  for (let denominator = first; denominator < first + count; denominator += 1) {
    yield { numerator, denominator };
  }
}

/**
 * The 20 characters of a parcel id (VAL-9): land code, subdistrict, section, number, index, two underscores; an empty
 * section or index is written as underscores.
 */
export function parcelId(
  landCode: string,
  subdistrictId: string,
  section: number | null,
  { numerator, denominator }: ParcelNumber,
): string {
  const index = denominator === null ? '____' : String(denominator).padStart(4, '0');
  const number = String(numerator).padStart(5, '0');
  const sectionKey = section === null ? '___' : String(section).padStart(3, '0');
  return `${landCode}${subdistrictId}${sectionKey}${number}${index}__`;
}

/** The parcel number in usual notation: 114 or 114/2. */
export function formatParcelNumber({ numerator, denominator }: ParcelNumber): string {
  return denominator === null ? String(numerator) : `${numerator}/${denominator}`;
}
