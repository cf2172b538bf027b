/** The stable names of everything validation can complain about; the texts belong to the caller. */
export type MessageKey =
  | 'CITY_OR_ZIP_NOT_EMPTY'
  | 'ZIPCODE_PATTERN'
  | 'CITY_PATTERN'
  | 'STR_NOT_EMPTY'
  | 'STREET_PATTERN'
  | 'HOUSE_NO_PATTERN'
  | 'LOCAL_SUBDISTRICT'
  | 'CADASTRAL_SECTION'
  | 'PARCEL_ID'
  | 'DISTRICT_EMPTY'
  | 'BOOKING_SHEET_EMPTY'
  | 'BOOKING_SHEET_INVALID'
  | 'HTML_TAG'
  | 'JUSTIFICATION_EMPTY'
  | 'JUSTIFICATION_LENGTH'
  | 'SELECT'
  | 'PAPER'
  | 'PRICE'
  | 'PRODUCT_MISSING'
  | 'PARCEL_MISSING'
  | 'FORMAT'
  | 'SCALE'
  | 'ORIENTATION'
  | 'PALETTE'
  | 'PARCEL_TOO_LARGE'
  | 'PARCEL_OFFLINE_ONLY'
  | 'PRIVACY'
  | 'TERMS'
  | 'DATA_TRANSFER'
  | 'CART_EMPTY'
  | 'CART_FULL'
  | 'INVALID_ID';

/** One complaint about one field. */
export interface FieldMessage {
  /** The name of the field as in the calls, for example `zipCode`. */
  readonly field: string;
  readonly key: MessageKey;
}
