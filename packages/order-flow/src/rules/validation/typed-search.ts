import type { AddressParams, ParcelParams, RegisterParams } from '../../draft/model/search.ts';
import { normalizeTyped } from './typed-text.ts';

const COUNTRY = /[\s,;]+(?:Deutschland|Germany)\.?$/iu;
const COUNTRY_CODE = /(?<![\p{L}\p{N}])DE?[ -]+(?=\d{5}(?!\d))/giu;
const NUMBER_WORD = /^(?:Haus-? ?)?(?:Nr|Nummer)\b\.? ?(?=\d)/iu;
const SECTION_WORD = /^Flur ?(?=\d+$)/iu;
const PARCEL_WORD = /^(?:Flurstücks?|Flst)\.?[ -]*(?:(?:Nr|Nummer)\b\.? ?)?(?=\d)/iu;

/** Without the country, which no field holds. */
const normalizePlace = (text: string): string =>
  normalizeTyped(text).replace(COUNTRY, '').replaceAll(COUNTRY_CODE, '');

/** The input of the address tab as it is validated and sent (FIND-2, FIND-3): without a country, and without `Nr.`. */
export const normalizeAddress = (params: AddressParams): AddressParams => ({
  zipCode: normalizePlace(params.zipCode),
  city: normalizePlace(params.city),
  streetName: normalizePlace(params.streetName),
  houseNumber: normalizePlace(params.houseNumber).replace(NUMBER_WORD, ''),
});

/** The input of the parcel tab as it is validated and sent: `114 / 2` is `114/2` (FIND-2). */
export const normalizeParcel = (params: ParcelParams): ParcelParams => ({
  localSubdistrictId: params.localSubdistrictId.trim(),
  cadastralSection: normalizeTyped(params.cadastralSection).replace(SECTION_WORD, ''),
  parcelNumber: normalizeTyped(params.parcelNumber)
    .replaceAll(/ ?\/ ?/g, '/')
    .replace(PARCEL_WORD, ''),
});

/** The input of the register tab as it is validated and sent: `1;3` is `1,3`, and a comma at the end is none (FIND-2). */
export const normalizeRegister = (params: RegisterParams): RegisterParams => ({
  landRegisterDistrictId: params.landRegisterDistrictId.trim(),
  bookingSheet: normalizeTyped(params.bookingSheet)
    .replaceAll(';', ',')
    .replace(/[\s,]+$/, ''),
});
