import type { Parcel } from '@portal/api';
import {
  containsHouseNumber,
  parseHouseNumber,
  splitTypedHouseNumber,
} from '../rules/house-number/index.ts';
import type { SearchQuery } from './model/search.ts';

/** The house number of an address search, also when it was typed with the street; empty without one. */
function typedNumber(query: SearchQuery | null): string {
  if (query?.type !== 'address') return '';
  const { streetName, houseNumber } = query.params;
  return houseNumber.trim() || (splitTypedHouseNumber(streetName)?.houseNumber ?? '');
}

/**
 * Whether the only hit of a search may be selected without a question (UI-6, FIND-1): one of its published house numbers contains
 * the typed one. Of the typed range `2-4`, house 4 alone is not what was meant. A parcel whose addresses are unknown, or whose street
 * ends in the typed number, may be selected.
 */
export function isMeant(query: SearchQuery | null, { addresses = [] }: Parcel): boolean {
  const typed = typedNumber(query);
  if (typed === '' || addresses.length === 0) return true;
  const value = parseHouseNumber(typed);
  return addresses.some(
    ({ houseNumber, streetName }) =>
      containsHouseNumber(parseHouseNumber(houseNumber), value) || streetName.endsWith(typed),
  );
}
