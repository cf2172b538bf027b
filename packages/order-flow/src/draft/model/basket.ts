import type { NewEntitlement, Parcel, Product } from '@portal/api';
import type { PrintArea, Provisioning, UploadedEvidence, UserFormat } from './configuration.ts';

/** Why a person may see owner data. */
export interface LegitimateInterest {
  /** Empty for an entitled organisation, and for who is entered as the owner. */
  readonly justification: string;
  /** Id of the state pack; missing without one (DESK-1). */
  readonly ground?: string | undefined;
  /** Files that prove it; missing without any. */
  readonly evidence?: readonly UploadedEvidence[] | undefined;
  /** Ground and file number of an entitled organisation (ORG-2), or the ground `owner` (OWN-1); missing for the usual way. */
  readonly entitlement?: NewEntitlement | undefined;
}

/** Why a sensitive product is ordered: the justification, or what an entitled organisation states instead (ORG-2). */
export interface SensitiveData {
  readonly justification: string;
  readonly entitlement?: NewEntitlement | undefined;
}

/**
 * Additional data of a basket item: the justification of a sensitive product, and the page of a product with user
 * format.
 */
export interface AdditionalInfo {
  /** Null for a product without owner data. */
  readonly sensitiveData: LegitimateInterest | null;
  /** Null for a product whose page cannot be chosen. */
  readonly userFormat: { readonly userFormat: UserFormat; readonly printArea: PrintArea } | null;
}

/** One extract in the basket. */
export interface BasketItem {
  /** Unique in the basket; created by the caller. */
  readonly key: string;
  /** As it was in the catalogue when the item was added. */
  readonly product: Product;
  /** With its geometry in metres, CRS of the state. */
  readonly parcel: Parcel;
  /** Parcels that the same sheet marks (PAGE-3). */
  readonly furtherParcels?: readonly Parcel[] | undefined;
  /** Its price is known, otherwise the item could not be added. */
  readonly provisioning: Provisioning;
  /** What the product needs besides the parcel. */
  readonly additionalInfo: AdditionalInfo;
  /** The customer's own reference, as typed (PAGE-6). */
  readonly reference?: string | undefined;
}

/** The consents of the order summary (FLOW-8). */
export interface Consents {
  /** The privacy policy was read; always required. */
  readonly privacy: boolean;
  /** The general terms are accepted; always required. */
  readonly terms: boolean;
  /** Transfer of personal data to the authority; required only with a sensitive item. */
  readonly dataTransfer: boolean;
  /** Delivery before the withdrawal period ends; required only with a product that is sold by contract (LAW-3). */
  readonly immediateDelivery?: boolean | undefined;
}
