import type { ColorPalette, OrderableFormat, PageOrientation, Scale } from './configuration.ts';
import type { Price } from './money.ts';
import type { Parcel, WirePosition } from './parcel.ts';
import type { Product } from './product.ts';

/** The life of an order, in this sequence. */
export type OrderStatus =
  | 'CREATED'
  | 'APPROVAL_PENDING'
  | 'APPROVED'
  | 'READY_FOR_DELIVERY'
  | 'GENERATION_COMPLETED'
  | 'CLOSED';

/** How a CLOSED order ended. */
export type CloseResolution = 'REJECTED' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';

/** What the authority decided about one position. */
export type ApprovalStatus = 'APPROVAL_PENDING' | 'NOT_NEEDED' | 'REJECTED' | 'APPROVED';

/** Whether the file of an order can be fetched. */
export type DownloadStatus = 'WAITING' | 'READY' | 'NOT_AVAILABLE' | 'FAILED';

/**
 * One position of `POST /authenticated-customer/orders`. The page fields are left out for a product without
 * user format.
 */
export interface NewOrderPosition {
  readonly parcelId: string;
  readonly productId: string;
  /** 0 without paper. */
  readonly numberOfCopies: number;
  readonly orderPdf: boolean;
  /** Empty unless the product is sensitive. */
  readonly justification: string;
  readonly pageFormat?: OrderableFormat;
  readonly selectedScale?: Scale;
  readonly pageOrientation?: PageOrientation;
  readonly colorPalette?: ColorPalette;
  /** Closed ring of five positions, EPSG:25833. */
  readonly printArea?: WirePosition[];
}

/** A position of an order that exists. */
export interface OrderPosition extends Omit<NewOrderPosition, 'parcelId' | 'productId'> {
  readonly positionId: string;
  /** Counted from 1. */
  readonly number: number;
  readonly parcelDetails: Parcel;
  readonly orderedProductDetails: Product;
  readonly price: Price;
  readonly approvalStatus: ApprovalStatus;
  readonly decisionReason?: string;
}

/** An order that exists. */
export interface Order {
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  /** Null unless CLOSED. */
  readonly closeResolution: CloseResolution | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly orderPositions: readonly OrderPosition[];
  /** Sum of the gross prices of the positions that are not rejected. */
  readonly total: Price;
  /** ISO 8601; after it an approved order completes itself (BE-8). */
  readonly payableUntil?: string;
}

/** The answer of `GET …/download-status`. */
export interface DownloadStatusAnswer {
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  readonly downloadStatus: DownloadStatus;
  readonly closeResolution: CloseResolution | null;
}

/** The payment methods known by name; an installation may offer others (BE-3). */
export type PaymentMethodName =
  | 'BANK_TRANSFER'
  | 'CREDIT_CARD'
  | 'GIROPAY'
  | 'PAYDIRECT'
  | 'PAY_PAL'
  | 'SEPA';

/** One entry of `GET …/payment-methods`. */
export interface PaymentMethod {
  readonly method: PaymentMethodName;
  readonly displayName: string;
  readonly englishDisplayName: string;
  /** Smaller first; undefined last (FLOW-16). */
  readonly displayOrder?: number;
}
