import type { Suggestion } from '@portal/api';
import type { WrittenClause } from '@portal/written-parcels';
import type { Queryable } from '../../db/database.ts';
import { searchKey } from '../keys.ts';
import { type ParcelSuggestion, suggestParcels, type TypedParcel } from './suggest-parcels.ts';

/** Parcels of one text that are searched for; the limit of the contract. */
export const MOST_TOGETHER = 20;

/** Parcels of one number that are compared with a written one. */
const SAME_NUMBER = 4;

/** `Lindenau, Flur 3, Flurstücke 114/1, 114/2`; parcels of several sections with their whole names. */
function labelOf(all: readonly ParcelSuggestion[]): string {
  const [first] = all;
  const numbers = all.map(({ parcel }) => parcel.parcelNumber);
  const start = first && first.label.slice(0, -`Flurstück ${numbers[0] ?? ''}`.length);
  const isOnePlace = all.every(
    ({ label }, index) => label === `${start}Flurstück ${numbers[index]}`,
  );
  if (isOnePlace) return `${start}Flurstücke ${numbers.join(', ')}`;
  return all.map(({ label }) => label).join('; ');
}

/** The parcels with an entry for all of them before them; a single one alone. */
export function togetherFirst(all: readonly ParcelSuggestion[]): readonly Suggestion[] {
  const [first] = all;
  if (!first || all.length < 2) return all;
  const { detail } = first;
  const isOneDetail = all.every((one) => one.detail === detail);
  const together = {
    type: 'PARCELS',
    label: labelOf(all),
    ...(isOneDetail && detail !== undefined ? { detail } : {}),
    parcels: all.map(({ parcel }) => parcel),
  } as const;
  return [together, ...all];
}

const numberText = ({ number: { numerator, denominator } }: TypedParcel): string =>
  denominator ? `${numerator}/${denominator}` : `${numerator}`;

const isSame = (one: ParcelSuggestion, other: ParcelSuggestion): boolean =>
  one.label === other.label && one.parcel.localSubdistrictId === other.parcel.localSubdistrictId;

/** Whether the subdistrict has the whole name that was written: others begin with it. */
const hasName = ({ label }: ParcelSuggestion, { place }: TypedParcel): boolean =>
  place.names.map(searchKey).includes(searchKey(label.split(',')[0] ?? ''));

/** The parcels that exist exactly as they were written; all together only where each is a single one (FIND-1). */
async function suggestSeveral(
  store: Queryable,
  typed: readonly TypedParcel[],
): Promise<readonly Suggestion[]> {
  const found: ParcelSuggestion[] = [];
  let isClear = true;
  for (const one of typed.slice(0, MOST_TOGETHER)) {
    const same = await suggestParcels(store, one, SAME_NUMBER);
    const exact = same.filter(({ parcel }) => parcel.parcelNumber === numberText(one));
    const named = exact.filter((other) => hasName(other, one));
    const meant = named.length > 0 ? named : exact;
    isClear &&= meant.length < 2;
    found.push(...meant.filter((other) => !found.some((known) => isSame(known, other))));
  }
  return isClear ? togetherFirst(found) : found;
}

/** What a text names, read in one way: a parcel or section, or several parcels (IN-2). */
export async function suggestWritten(
  store: Queryable,
  reading: readonly WrittenClause[],
  landCode: string,
  limit: number,
): Promise<readonly Suggestion[]> {
  const typed = reading
    .filter(({ place }) => place.landCode === null || place.landCode === landCode)
    .flatMap(({ place, parcels }) => parcels.map((number) => ({ place, number })));
  const [first, second] = typed;
  if (!first) return [];
  return second ? suggestSeveral(store, typed) : suggestParcels(store, first, limit);
}
