import type { AddressParams, ParcelParams, RegisterParams } from '../model/search.ts';
import { normalizeTyped } from './typed-text.ts';

/** The input of the address tab as it is validated and sent (FIND-2). */
export const normalizeAddress = (params: AddressParams): AddressParams => ({
  zipCode: normalizeTyped(params.zipCode),
  city: normalizeTyped(params.city),
  streetName: normalizeTyped(params.streetName),
  houseNumber: normalizeTyped(params.houseNumber),
});

/** The input of the parcel tab as it is validated and sent: `114 / 2` is `114/2` (FIND-2). */
export const normalizeParcel = (params: ParcelParams): ParcelParams => ({
  localSubdistrictId: params.localSubdistrictId.trim(),
  cadastralSection: normalizeTyped(params.cadastralSection),
  parcelNumber: normalizeTyped(params.parcelNumber).replaceAll(/ ?\/ ?/g, '/'),
});

/** The input of the register tab as it is validated and sent: `1;3` is `1,3`, and a comma at the end is none (FIND-2). */
export const normalizeRegister = (params: RegisterParams): RegisterParams => ({
  landRegisterDistrictId: params.landRegisterDistrictId.trim(),
  bookingSheet: normalizeTyped(params.bookingSheet)
    .replaceAll(';', ',')
    .replace(/[\s,]+$/, ''),
});
