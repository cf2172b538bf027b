import { isHouseNumber, separateNumbers } from '@portal/order-flow';
import { wordsOf } from '../words.ts';

/** A street with or without a house number. */
export interface TypedAddress {
  readonly words: readonly string[];
  /** As it was typed; null without one. */
  readonly houseNumber: string | null;
}

/** A country after a ZIP code, and words that only announce what follows. */
const COUNTRY = /(?:[\s,;]+(?:Deutschland|Germany)|[,;]\s*DE?)[\s.]*$/iu;
const COUNTRY_CODE = /(?<![\p{L}\p{N}])(?:D|DE)[- ]+(?=\d{5}(?!\d))/giu;
const NUMBER_WORDS = /(?<!\p{L})(?:(?:Haus[- ]?)?(?:Nr|Nummer)|H\.?-?Nr)\.?\s*(?=\d)/giu;
const PLACE_WORDS = /^(?:in|bei|ot|ortsteil)$/iu;

/** A part of a building at the end of an address: `Hinterhaus`, `2. OG links`, `Whg. 3`. */
const BUILDING_PART = new RegExp(
  `[\\s,;]+(?:(?:\\d{1,2}\\.\\s*)?(?:OG|Obergeschoss|Etage|Stock|Stockwerk)|EG|Erdgeschoss|DG|Dachgeschoss|` +
    `(?:Whg|Wohnung|Aufgang|Eingang|App|Apartment)\\.?\\s*\\w{1,3}|` +
    `Hinterhaus|Vorderhaus|Gartenhaus|Seitenflügel|HH|VH|links|rechts|mitte)(?=[\\s,;.]|$)\\.?`,
  'giu',
);

/** The same text without parts of a building, which no address of a cadastre has; null when it names none. */
export function withoutBuildingParts(text: string): string | null {
  const kept = text.replaceAll(BUILDING_PART, '');
  return kept === text ? null : kept;
}

/** The text of an address in the form that is read. */
const addressText = (text: string): string =>
  separateNumbers(text)
    .replace(COUNTRY, '')
    .replaceAll(COUNTRY_CODE, '')
    .replaceAll(NUMBER_WORDS, '');

/** The same address without words such as `in` before the place; null when it has none. */
export function withoutPlaceWords({ words, houseNumber }: TypedAddress): TypedAddress | null {
  const kept = words.filter((word, index) => index === 0 || !PLACE_WORDS.test(word));
  return kept.length < words.length ? { words: kept, houseNumber } : null;
}

/** Blanks that one house number has at most: `12 a - 14 b`. */
const MAX_TOKENS = 6;

/** A house number in the tokens of a text. */
interface NumberPlace {
  readonly at: number;
  readonly length: number;
  readonly houseNumber: string;
}

/** The longest house number that begins at a token; null when there is none. */
function numberAt(tokens: readonly string[], at: number): NumberPlace | null {
  if (!/^\d/.test(tokens[at] ?? '')) return null;
  for (let length = Math.min(MAX_TOKENS, tokens.length - at); length > 0; length -= 1) {
    const houseNumber = tokens
      .slice(at, at + length)
      .join(' ')
      .replace(/[,;]$/, '');
    if (isHouseNumber(houseNumber)) return { at, length, houseNumber };
  }
  return null;
}

function numbersIn(tokens: readonly string[]): readonly NumberPlace[] {
  const places: NumberPlace[] = [];
  let at = 0;
  while (at < tokens.length) {
    const place = numberAt(tokens, at);
    if (place) places.push(place);
    at += place?.length ?? 1;
  }
  return places;
}

/**
 * The addresses that a text may mean, the likeliest first: the last number is the house number, or the first one, or
 * none (`Straße des 17. Juni`).
 */
export function addressesOf(text: string): readonly TypedAddress[] {
  const tokens = addressText(text).split(/\s+/).filter(Boolean);
  const places = numbersIn(tokens);
  const last = places.at(-1);
  // The first number of a list may belong to the street: `Weg 1, 7`.
  const end = last && last.length > 1 ? numberAt(tokens, last.at + last.length - 1) : null;
  const candidates = [...new Set([last, places[0], end ?? undefined, undefined])];
  return candidates.flatMap((place) => {
    const words = tokens
      .filter((_, index) => !place || index < place.at || index >= place.at + place.length)
      .flatMap((token) => wordsOf(token));
    if (!words.some((word) => /\p{L}/u.test(word))) return [];
    return [{ words, houseNumber: place?.houseNumber ?? null }];
  });
}

const COORDINATES = /^\D{0,3}(\d{6,8}(?:[.,]\d+)?)\D+(\d{7}(?:[.,]\d+)?)\D*$/;
const metres = (text: string): number => Number(text.replace(',', '.'));

/** Easting and northing in metres; a zone before the easting (`33395012`) is removed; null for any other text. */
export function coordinatesOf(text: string): readonly [x: number, y: number] | null {
  const match = COORDINATES.exec(text.trim());
  if (!match) return null;
  const [east, north] = [metres(match[1] ?? ''), metres(match[2] ?? '')];
  return [east >= 10_000_000 ? east % 1_000_000 : east, north];
}
