import type { Parcel, Product } from '@portal/api';
import type { PrintArea, Provisioning, UserFormat } from './configuration.ts';

/**
 * What a basket item carries beyond product, parcel and provisioning: the justification of a sensitive
 * product, the page of a product with user format, both for a product that is both, or nothing.
 */
export interface AdditionalInfo {
  readonly sensitiveData: { readonly justification: string } | null;
  readonly userFormat: { readonly userFormat: UserFormat; readonly printArea: PrintArea } | null;
}

/** One extract in the basket. */
export interface BasketItem {
  /** Given by the caller, unique in the basket. */
  readonly key: string;
  readonly product: Product;
  readonly parcel: Parcel;
  readonly provisioning: Provisioning;
  readonly additionalInfo: AdditionalInfo;
}

/** The check boxes above the send button. */
export interface Consents {
  readonly privacy: boolean;
  readonly terms: boolean;
  /** Passing data on to the authority; asked only with a sensitive item. */
  readonly dataTransfer: boolean;
}
