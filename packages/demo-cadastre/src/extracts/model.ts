import type { DataExtent, DataFormat } from './data/model.ts';
import type { Position } from '../land/model.ts';

/** The kind of document that was ordered; the backend sends it with each position. */
export type ProductKind =
  | 'CADASTRAL_MAP'
  | 'LAND_ESTIMATE_MAP'
  | 'PARCEL_RECORD'
  | 'OWNER_RECORD'
  | 'PROPERTY_RECORD';

/** The kinds that are drawn as a map. */
export type MapKind = 'CADASTRAL_MAP' | 'LAND_ESTIMATE_MAP';

/** Whether a kind is drawn as a map. */
export function isMap(kind: ProductKind): kind is MapKind {
  return kind === 'CADASTRAL_MAP' || kind === 'LAND_ESTIMATE_MAP';
}

/** Titles of documents whose order names none. */
const TITLES: Readonly<Record<ProductKind, string>> = {
  CADASTRAL_MAP: 'Liegenschaftskarte',
  LAND_ESTIMATE_MAP: 'Liegenschaftskarte mit Bodenschätzung',
  PARCEL_RECORD: 'Flurstücksnachweis',
  OWNER_RECORD: 'Flurstücks- und Eigentumsnachweis',
  PROPERTY_RECORD: 'Grundstücksnachweis',
};

/** The title of the document of a position. */
export function titleOf({ title, kind }: Pick<ExtractPosition, 'title' | 'kind'>): string {
  return title ?? TITLES[kind];
}

/** Sheets of ISO 216. */
export type PageFormat = 'A0' | 'A1' | 'A2' | 'A3' | 'A4';

/** Orientation of the page. */
export type PageOrientation = 'PORTRAIT' | 'LANDSCAPE';

/** Whether the extract is drawn in colour or in grey only. */
export type ColorPalette = 'COLOR' | 'BW';

/** Page settings of a map; also the page of a document without map. */
export interface PageSettings {
  readonly pageFormat: PageFormat;
  readonly pageOrientation: PageOrientation;
  readonly colorPalette: ColorPalette;
  /** Denominator of the scale: 500, 1000, 2000 or 5000. */
  readonly selectedScale: number;
}

/** One extract of an order. */
export interface ExtractPosition extends PageSettings {
  /** Where its file is delivered, and its code; null when the order is delivered as one file. */
  readonly delivery?: FileDelivery | null;
  readonly positionId: string;
  readonly kind: ProductKind;
  /** Name of the ordered product (DOC-1); default that of the kind. */
  readonly title?: string | null;
  readonly parcelId: string;
  /** Parcels that a map marks besides (PAGE-3). */
  readonly furtherParcelIds?: readonly string[];
  /** Closed ring of five positions in metres: the content of the map field; null centres on the parcel. */
  readonly printArea: readonly Position[] | null;
  /** Paper copies on forgery-proof paper; 0 for none. */
  readonly numberOfCopies: number;
  readonly orderPdf: boolean;
  /** Files for other programs (DATA-6); none when absent. */
  readonly files?: readonly DataDelivery[];
  /** What these files contain; default what lies on the sheet. */
  readonly fileExtent?: DataExtent;
}

/** Where a file for other programs is delivered. */
export interface DataDelivery {
  readonly format: DataFormat;
  readonly resultFileName: string;
  readonly callbackUrl: string;
}

/** The verification code of an extract. */
export interface Verification {
  readonly code: string;
  /** Address of the public check; drawn as a QR code. */
  readonly url: string;
}

/** Where a file is delivered. */
export interface FileDelivery {
  /** Name of the file; part of the callback's address. */
  readonly resultFileName: string;
  readonly callbackUrl: string;
  /** Printed on every page; null for none. */
  readonly verification: Verification | null;
}

/** A postal address. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** An order of extracts. */
export interface ExtractOrder {
  readonly orderNumber: string;
  /** ISO 8601 instant. */
  readonly orderedAt: string;
  readonly positions: readonly ExtractPosition[];
  /** Printed on every page; null for none. */
  readonly verification?: Verification | null;
}

/** One line of an invoice; amounts in cents. */
export interface InvoiceItem {
  readonly number: number;
  readonly description: string;
  readonly priceNet: number;
  readonly vatAmount: number;
  readonly priceGross: number;
  /** VAT in per cent; absent when it is not sent. */
  readonly vatRate?: number | undefined;
}

/** Body of `POST /cadastre/invoices`. */
export interface InvoiceRequest {
  readonly orderNumber: string;
  /** A fee notice demands payment; an invoice confirms it. */
  readonly kind: 'INVOICE' | 'FEE_NOTICE';
  readonly publicFileName: string;
  /** Target of the file. */
  readonly callbackUrl: string;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
  readonly paymentMethod: string;
  /** ISO 8601 instant of the payment; null when it is not sent. */
  readonly paidAt: string | null;
  /** The reference under which the cash office books the payment (Kassenzeichen); null when it is not sent. */
  readonly cashReference: string | null;
  readonly recipient: PostalAddress;
  readonly items: readonly InvoiceItem[];
}

/** Body of `POST /cadastre/credit-notes`: the fee of a position is taken back; amounts in cents, negative. */
export interface CreditNoteRequest {
  readonly orderNumber: string;
  /** What the fee was charged by. */
  readonly credits: InvoiceRequest['kind'];
  readonly publicFileName: string;
  /** Target of the file. */
  readonly callbackUrl: string;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
  /** The reference under which the cash office books the payment (Kassenzeichen). */
  readonly cashReference?: string | undefined;
  readonly recipient: PostalAddress;
  readonly items: readonly InvoiceItem[];
}

/** Body of `POST /cadastre/collective-invoices`: the invoice of an organisation for a month. */
export interface CollectiveInvoiceRequest {
  readonly invoiceNumber: string;
  /** A credit note has more credits than fees. */
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  /** Such as `2026-11`. */
  readonly month: string;
  readonly publicFileName: string;
  /** Target of the file. */
  readonly callbackUrl: string;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
  /** The last day to pay, such as `2026-12-15`. */
  readonly dueOn: string;
  /** The Leitweg-ID of a public client. */
  readonly buyerReference?: string | undefined;
  readonly recipient: PostalAddress;
  readonly items: readonly (InvoiceItem & {
    readonly orderNumber: string;
    readonly kind: 'CHARGE' | 'CREDIT';
    readonly fileNumber?: string | undefined;
  })[];
}
