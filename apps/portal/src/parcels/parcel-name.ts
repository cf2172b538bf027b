import { parcelsText } from '@portal/names/parcels';

/**
 * Name of one parcel, or of several grouped by place, as it is shown in a text or table cell: without a line break between a term and
 * its number, as in "Flur 3" (LOOK-1).
 *
 * @param displayStrings names of parcels as the contract delivers them
 */
export function parcelName(...displayStrings: readonly string[]): string {
  return parcelsText(displayStrings).replaceAll(/(\p{L}) (?=\d)/gu, '$1\u00A0');
}

/** The names of a parcel and of the others that the same sheet marks (PAGE-3). */
export const displayStringsOf = (
  parcel: { readonly displayString: string },
  further: readonly { readonly displayString: string }[] = [],
): string[] => [parcel, ...further].map(({ displayString }) => displayString);
