import type { SearchQuery } from '@portal/order-flow';

/** Names of options by their ids; undefined while they are not known. */
export interface OptionNames {
  readonly subdistrict: (id: string) => string | undefined;
  readonly district: (id: string) => string | undefined;
}

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter(Boolean).join(separator);

const after = (word: string, value: string): string => value && `${word} ${value}`;

/**
 * The search of a form as it could be typed into the field above the forms (PAGE-1); empty for searches on the map. In German in
 * every language, as the cadastre names its parcels.
 */
export function querySentence(query: SearchQuery | null, names: OptionNames): string {
  if (query?.type === 'address') {
    const { streetName, houseNumber, zipCode, city } = query.params;
    return joined([joined([streetName, houseNumber], ' '), joined([zipCode, city], ' ')], ', ');
  }
  if (query?.type === 'parcel') {
    const { localSubdistrictId, cadastralSection, parcelNumber } = query.params;
    const place = names.subdistrict(localSubdistrictId) ?? '';
    const section = after('Flur', cadastralSection);
    return joined([place, section, after('Flurstück', parcelNumber)], ', ');
  }
  if (query?.type === 'register') {
    const { landRegisterDistrictId, bookingSheet } = query.params;
    return joined(
      [names.district(landRegisterDistrictId) ?? '', after('Blatt', bookingSheet)],
      ', ',
    );
  }
  return '';
}
