import { parseParcelId, shortParcelNumber, validateParcel } from '@portal/order-flow';
import type { ParcelParams, ValidationSettings } from '@portal/order-flow';

/** Product and parcel in a deep link (BEY-4). */
export interface DeepLink {
  readonly productId: string | null;
  readonly parcelId: string | null;
}

/** Reads `?produkt=…&flurstueck=…`, or `product` and `parcel`; null without either. */
export function readDeepLink(search: URLSearchParams): DeepLink | null {
  const productId = search.get('produkt') ?? search.get('product');
  const parcelId = search.get('flurstueck') ?? search.get('parcel');
  return productId === null && parcelId === null ? null : { productId, parcelId };
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * Input of the parcel tab that finds a parcel id. Null when the id is invalid for this land (VAL-9) or has no
 * section where the form requires one.
 */
export function paramsOfParcelId(
  parcelId: string,
  settings: ValidationSettings,
): ParcelParams | null {
  const parts = parseParcelId(parcelId, settings);
  if (!parts) return null;
  const params = {
    localSubdistrictId: parts.localSubdistrictId,
    cadastralSection: withoutZeros(parts.cadastralSection ?? ''),
    parcelNumber: shortParcelNumber(parts),
  };
  return validateParcel(params, settings).length > 0 ? null : params;
}
