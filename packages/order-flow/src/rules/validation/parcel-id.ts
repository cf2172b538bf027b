import { compilePattern, DEFAULT_VALIDATION, PATTERNS } from './patterns.ts';
import type { ValidationSettings } from './patterns.ts';

/** The parts of a parcel id (VAL-9); a section, index or tail of underscores is null. */
export interface ParcelIdParts {
  /** Two digits. */
  readonly landCode: string;
  /** Four digits. */
  readonly localSubdistrictId: string;
  /** Three digits. */
  readonly cadastralSection: string | null;
  /** Numerator of the parcel number, five digits. */
  readonly parcelNumber: string;
  /** Denominator of the parcel number, four digits. */
  readonly index: string | null;
  /** The last two characters. */
  readonly tail: string | null;
}

/** Regular expression for the parcel ids of a land (VAL-9). */
export function parcelIdPattern(landCode: string): string {
  return `^${landCode}${PATTERNS.parcelIdAfterLand}`;
}

/** Whether the id is a parcel id with the configured land code: 18 to 20 characters (VAL-9). */
export function isParcelId(id: string, settings: ValidationSettings = DEFAULT_VALIDATION): boolean {
  return compilePattern(parcelIdPattern(settings.landCode)).test(id);
}

const filled = (part: string): string | null => (/^_*$/.test(part) ? null : part);

/** Parses a parcel id; null if it is not one with the configured land code (VAL-9). */
export function parseParcelId(
  id: string,
  settings: ValidationSettings = DEFAULT_VALIDATION,
): ParcelIdParts | null {
  if (!isParcelId(id, settings)) return null;
  return {
    landCode: id.slice(0, 2),
    localSubdistrictId: id.slice(2, 6),
    cadastralSection: filled(id.slice(6, 9)),
    parcelNumber: id.slice(9, 14),
    index: filled(id.slice(14, 18)),
    tail: filled(id.slice(18)),
  };
}
