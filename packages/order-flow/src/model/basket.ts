import type { Parcel, Product } from '@portal/api';
import type { PrintArea, Provisioning, UserFormat } from './configuration.ts';

/**
 * Additional data of a basket item: the justification of a sensitive product, and the page of a product with user
 * format.
 */
export interface AdditionalInfo {
  readonly sensitiveData: { readonly justification: string } | null;
  readonly userFormat: { readonly userFormat: UserFormat; readonly printArea: PrintArea } | null;
}

/** One extract in the basket. */
export interface BasketItem {
  /** Unique in the basket; created by the caller. */
  readonly key: string;
  readonly product: Product;
  readonly parcel: Parcel;
  readonly provisioning: Provisioning;
  readonly additionalInfo: AdditionalInfo;
}

/** The consents of the order summary (FLOW-8). */
export interface Consents {
  readonly privacy: boolean;
  readonly terms: boolean;
  /** Transfer of personal data to the authority; required only with a sensitive item. */
  readonly dataTransfer: boolean;
}
