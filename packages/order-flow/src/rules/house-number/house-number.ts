/** A proper fraction in lowest terms with a denominator of one digit. */
export type HouseFraction = readonly [numerator: number, denominator: number];

/** One house number without range or list: `14`, `12a`, `33 1/3`, `12 1/2 a`. */
export interface HousePoint {
  /** 0 when the number is a fraction alone, as in `1/2`. */
  readonly number: number;
  /** Null without a fraction. */
  readonly fraction: HouseFraction | null;
  /** In lower case; empty without a letter. */
  readonly letter: string;
}

/** All house numbers from one to another, both included; a single number is from itself to itself. */
export interface HouseSpan {
  readonly from: HousePoint;
  readonly to: HousePoint;
}

/**
 * A house number as a value (FIND-1). `PARTS` has spans in ascending order that have no number in common. `OTHER` is a text
 * without a meaning that is known here, such as `12/1` or `Haus 3`: it equals the same text only.
 */
export type HouseNumber =
  | { readonly kind: 'PARTS'; readonly parts: readonly HouseSpan[] }
  | { readonly kind: 'OTHER'; readonly text: string };

/**
 * How a typed house number matches a published one, the closest first: it is the same, it is within the published one, it
 * contains the published one, or both have a number in common.
 */
export const HOUSE_MATCHES = ['SAME', 'WITHIN', 'AROUND', 'OVERLAPPING'] as const;

/** One of `HOUSE_MATCHES`. */
export type HouseMatch = (typeof HOUSE_MATCHES)[number];

let natural: Intl.Collator | undefined;

/** The collator is made when it is first needed: the first use of `Intl` takes a browser long, and the first page sorts nothing. */
function compareTexts(one: string, other: string): number {
  natural ??= new Intl.Collator('de', { numeric: true });
  return natural.compare(one, other);
}

const byCodeUnit = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

function compareFractions(one: HouseFraction | null, other: HouseFraction | null): number {
  const [numerator, denominator] = one ?? [0, 1];
  const [otherNumerator, otherDenominator] = other ?? [0, 1];
  return numerator * otherDenominator - otherNumerator * denominator;
}

/** The order of single numbers: 12, 12a, 12 1/2, 12 1/2 a, 13. Zero for equal ones only. */
export const comparePoints = (one: HousePoint, other: HousePoint): number =>
  one.number - other.number ||
  compareFractions(one.fraction, other.fraction) ||
  byCodeUnit(one.letter, other.letter);

const spanContains = (outer: HouseSpan, inner: HouseSpan): boolean =>
  comparePoints(outer.from, inner.from) <= 0 && comparePoints(inner.to, outer.to) <= 0;

/** Whether two spans have a number in common. */
export const spansOverlap = (one: HouseSpan, other: HouseSpan): boolean =>
  comparePoints(one.from, other.to) <= 0 && comparePoints(other.from, one.to) <= 0;

/**
 * Whether every number of `inner` is in `outer`. `12a-14` contains 12a, 12b, 13 and 14, but neither 12 nor 14a; even and odd
 * numbers are both in a range, because both practices exist. The list `12, 14` does not contain 13.
 */
export function containsHouseNumber(outer: HouseNumber, inner: HouseNumber): boolean {
  if (outer.kind === 'OTHER' || inner.kind === 'OTHER') {
    return outer.kind === 'OTHER' && inner.kind === 'OTHER' && outer.text === inner.text;
  }
  return inner.parts.every((part) => outer.parts.some((whole) => spanContains(whole, part)));
}

/** Whether two house numbers are the same value. */
export const sameHouseNumber = (one: HouseNumber, other: HouseNumber): boolean =>
  containsHouseNumber(one, other) && containsHouseNumber(other, one);

/** How a typed house number matches a published one (FIND-1); null when it is another house. */
export function matchHouseNumber(typed: HouseNumber, published: HouseNumber): HouseMatch | null {
  const isWithin = containsHouseNumber(published, typed);
  const isAround = containsHouseNumber(typed, published);
  if (isWithin) return isAround ? 'SAME' : 'WITHIN';
  if (isAround) return 'AROUND';
  if (typed.kind === 'OTHER' || published.kind === 'OTHER') return null;
  const overlaps = typed.parts.some((one) =>
    published.parts.some((other) => spansOverlap(one, other)),
  );
  return overlaps ? 'OVERLAPPING' : null;
}

/** The order in which people read house numbers: 2 before 10, 5 before 5a; other texts after them. */
export function compareHouseNumbers(one: HouseNumber, other: HouseNumber): number {
  if (one.kind === 'OTHER' || other.kind === 'OTHER') {
    if (one.kind === 'OTHER' && other.kind === 'OTHER') {
      return compareTexts(one.text, other.text) || byCodeUnit(one.text, other.text);
    }
    return one.kind === 'OTHER' ? 1 : -1;
  }
  for (const [index, part] of one.parts.entries()) {
    const otherPart = other.parts[index];
    if (!otherPart) return 1;
    const order = comparePoints(part.from, otherPart.from) || comparePoints(part.to, otherPart.to);
    if (order !== 0) return order;
  }
  return one.parts.length - other.parts.length;
}

/**
 * The smallest and the largest whole number of a house number: a coarse key for an index. Two that match have a whole number in
 * common; those that have one do not all match. An `OTHER` text has zero.
 */
export function houseNumberBounds(value: HouseNumber): {
  readonly from: number;
  readonly to: number;
} {
  if (value.kind === 'OTHER') return { from: 0, to: 0 };
  return { from: value.parts[0]?.from.number ?? 0, to: value.parts.at(-1)?.to.number ?? 0 };
}
