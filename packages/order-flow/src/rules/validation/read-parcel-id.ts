import type { ParcelIdParts } from './parcel-id.ts';
import { normalizeTyped } from './typed-text.ts';

const PARCEL_ID = /^(\d{6}(?:\d{3}|_{3})\d{5})(?:\/?(\d{4}|_{4})|\/(\d{1,3}))?_*$/;

/**
 * The parcel id in a text, filled up to 20 characters: with or without underscores, blanks or hyphens, also `12 0653 003 00114/0002`
 * (FIND-3); null for any other text.
 */
export function readParcelId(text: string): string | null {
  const match = PARCEL_ID.exec(normalizeTyped(text).replaceAll(/[\s-]/g, ''));
  if (!match) return null;
  const denominator = match[2] ?? match[3] ?? '';
  const index = /^\d+$/.test(denominator) ? denominator.padStart(4, '0') : '____';
  return `${match[1] ?? ''}${index}__`;
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The parcel number of an id as people write it: `114/2`. */
export function shortParcelNumber({
  parcelNumber,
  index,
}: Pick<ParcelIdParts, 'parcelNumber' | 'index'>): string {
  const end = withoutZeros(index ?? '');
  return `${withoutZeros(parcelNumber)}${end && `/${end}`}`;
}
