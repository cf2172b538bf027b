import type {
  ColorPalette,
  PageFormat,
  PageOrientation,
  PrintArea,
  Scale,
} from './configuration.ts';
import type { Price } from './money.ts';
import type { Parcel } from './parcel.ts';
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
 * One position of `POST /authenticated-customer/orders`. The page fields are null for a product without
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
  readonly pageFormat: PageFormat | null;
  readonly selectedScale: Scale | null;
  readonly pageOrientation: PageOrientation | null;
  readonly colorPalette: ColorPalette | null;
  readonly printArea: PrintArea | null;
}

/** A position of an order that exists. */
export interface OrderPosition extends NewOrderPosition {
  readonly positionId: string;
  /** Counted from 1. */
  readonly number: number;
  readonly parcelDetails: Parcel;
  readonly orderedProductDetails: Product;
  readonly price: Price;
  readonly approvalStatus: ApprovalStatus;
}

/** An order that exists. */
export interface Order {
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  /** Only with CLOSED. */
  readonly closeResolution: CloseResolution | null;
  readonly orderPositions: readonly OrderPosition[];
}

/** The answer of `GET …/download-status`. */
export interface DownloadStatusAnswer {
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  readonly downloadStatus: DownloadStatus | null;
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
