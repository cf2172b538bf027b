import {
  comparePoints,
  type HouseFraction,
  type HouseNumber,
  type HousePoint,
  type HouseSpan,
} from './house-number.ts';

/** Fractions that are read as such without a number before them; other texts such as `2/4` are lists. */
export const LONE_FRACTIONS: ReadonlySet<string> = new Set(['1/2', '1/3', '2/3', '1/4', '3/4']);

/** Single characters for fractions. */
const GLYPHS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};

const POINT = /^(\d{1,4})(?: ([1-9])\/([2-9]))? ?([a-zäöüß]?)$/;
const LONE = /^([1-9]\/[2-9]) ?([a-zäöüß]?)$/;
const LETTER = /^[a-zäöüß]$/;

/** The text in one spelling: lower case, `-` for a range, `,` for a list, `/`, one blank where blanks separate. */
const normalForm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/ ?([½⅓⅔¼¾]) ?/g, (_, glyph: string) => ` ${GLYPHS[glyph] ?? ''} `)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:haus-? ?)?(?:nr\b|nummer\b|hnr\b)\.? ?)+(?=\d)/, '')
    .replaceAll(/(?<=[\da-zäöüß]) ?\b(?:bis)\b ?(?=[\da-zäöüß])/g, '-')
    .replaceAll(/ (?:und\b|u\.) ?/g, ',')
    .replaceAll(/ ?[‐‑‒–—−-] ?/g, '-')
    .replaceAll(/ ?[+&;,] ?/g, ',')
    .replaceAll(/ ?[/⁄∕] ?/g, '/');

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** Null when it is not a proper fraction in lowest terms. */
function readFraction(numerator: number, denominator: number): HouseFraction | null {
  const isProper = numerator < denominator && commonDivisor(numerator, denominator) === 1;
  return isProper ? [numerator, denominator] : null;
}

function readPoint(text: string): HousePoint | null {
  const [, lone, loneLetter = ''] = LONE.exec(text) ?? [];
  if (lone !== undefined && LONE_FRACTIONS.has(lone)) {
    const [numerator = 0, denominator = 0] = lone.split('/').map(Number);
    return { number: 0, fraction: [numerator, denominator], letter: loneLetter };
  }
  const match = POINT.exec(text);
  if (!match) return null;
  const [, number, numerator, denominator, letter = ''] = match;
  if (numerator === undefined) return { number: Number(number), fraction: null, letter };
  const fraction = readFraction(Number(numerator), Number(denominator));
  return fraction && { number: Number(number), fraction, letter };
}

/** The end of a range or an item of a list; a letter alone continues a number with a letter, as in `12 a-c`. */
function readNext(text: string, previous: HousePoint): HousePoint | null {
  if (!LETTER.test(text)) return readPoint(text);
  return previous.letter === '' ? null : { ...previous, letter: text };
}

/** Points in ascending order; null when one cannot be read or is not greater than the one before. */
function readAscending(texts: readonly string[], before: HousePoint | null): HousePoint[] | null {
  const points: HousePoint[] = [];
  for (const text of texts) {
    const last = points.at(-1);
    const previous = last ?? before;
    const point = previous ? readNext(text, previous) : readPoint(text);
    if (!point || (last && comparePoints(last, point) >= 0)) return null;
    points.push(point);
  }
  return points;
}

/** One item of a list: a number, a range, or numbers with slashes between them. */
function readItem(text: string, before: HousePoint | null): readonly HouseSpan[] | null {
  const whole = before ? readNext(text, before) : readPoint(text);
  if (whole) return [{ from: whole, to: whole }];
  const ends = text.split('-');
  if (ends.length === 2) {
    const [from, to] = readAscending(ends, before) ?? [];
    return from && to ? [{ from, to }] : null;
  }
  const inList = ends.length === 1 ? readAscending(text.split('/'), before) : null;
  return inList && inList.map((point) => ({ from: point, to: point }));
}

/** The spans in ascending order; those that have a number in common become one. */
function merge(spans: readonly HouseSpan[]): readonly HouseSpan[] {
  const merged: HouseSpan[] = [];
  for (const span of spans.toSorted((one, other) => comparePoints(one.from, other.from))) {
    const last = merged.at(-1);
    if (!last || comparePoints(last.to, span.from) < 0) merged.push(span);
    else if (comparePoints(last.to, span.to) < 0) {
      merged[merged.length - 1] = { from: last.from, to: span.to };
    }
  }
  return merged;
}

/**
 * Reads a house number (FIND-1). The grammar, with blanks anywhere except within a number, upper and lower case alike:
 *
 * ```text
 * house number = item { ( "," | ";" | "+" | "&" | "und" | "u." ) item }
 * item         = point | range | slashes
 * range        = point ( "-" | "bis" ) ( point | letter )      ascending: 2-4, 12a-14, 12 a-c
 * slashes      = point "/" ( point | letter ) { "/" … }        ascending: 2/4, 12a/b; a list, not a range
 * point        = number [ " " fraction ] [ letter ] | lone fraction [ letter ]
 * number       = 1 to 4 digits
 * fraction     = a proper fraction in lowest terms with one digit each: 33 1/3
 * lone fraction = 1/2 | 1/3 | 2/3 | 1/4 | 3/4
 * ```
 *
 * `1/2` is a half and not the houses 1 and 2; `2/4` is the houses 2 and 4, and never 24. Everything else, such as `12/1` or `14-12`,
 * is a text of its own. Spans that have a number in common become one.
 */
export function parseHouseNumber(text: string): HouseNumber {
  const form = normalForm(text);
  const spans: HouseSpan[] = [];
  for (const item of form.split(',')) {
    const read = readItem(item, spans.at(-1)?.to ?? null);
    if (!read) return { kind: 'OTHER', text: form };
    spans.push(...read);
  }
  return { kind: 'PARTS', parts: merge(spans) };
}
