import type {
  Addressee,
  ApprovalStatus,
  CloseResolution,
  FileExtent,
  FileFormat,
  Language,
  LocalizedText,
  NewOrderPosition,
  OrderStatus,
  Parcel,
  PaymentMethodName,
  Price,
  Product,
  TrustLevel,
  WithdrawalConsent,
} from '@portal/api';
import { APPROVAL_ROWS, isCharged, type StatusRow, statusRow } from '@portal/order-flow';
import type { Queryable, Row } from '../db/database.ts';
import { linkEvidence } from './review/position-evidence.ts';
import type { ReceivedAmount } from '../messages/render-message.ts';
import { type Owner, ownedBy } from '../session/owner.ts';

/** The page of a map as ordered. */
export type PageChoice = Pick<
  NewOrderPosition,
  | 'pageFormat'
  | 'selectedScale'
  | 'pageOrientation'
  | 'colorPalette'
  | 'printArea'
  | 'partialPageConfirmed'
>;

/** A row of `orders`. */
export interface StoredOrder extends Row {
  order_number: string;
  /** The person who has sent it, to whom it belongs unless it is that of an organisation. */
  customer_id: string;
  /** The organisation to which it belongs (ORG-1). */
  organisation_id: string | null;
  status: OrderStatus;
  close_resolution: CloseResolution | null;
  /** Null once the idempotency key has expired. */
  body_hash: string | null;
  result_file_name: string;
  invoice_file_name: string;
  created_at: Date;
  /** Name of the person who has sent it for an organisation; null for a private order (ORG-1). */
  sender: string | null;
  /** Name and address of the customer when the order was sent: the profile may change later (JRN-2). */
  applicant: Addressee;
  /** Where paper is sent; null for orders without paper (JRN-1). */
  addressee: Addressee | null;
  /** The application at the identity service that the order belongs to; null without one (REAL-5). */
  application: string | null;
  /** What the customer has agreed to before buying by contract; null else. */
  withdrawal: WithdrawalConsent | null;
  /** With which trust level the customer had logged in; null for orders of earlier releases (LAW-5). */
  trust_level: TrustLevel | null;
  /** The language of messages. */
  language: Language;
  /** The code of the first extract, or of a file with all extracts (BEY-10). */
  verification_code: string;
  /** End of the payment period; null before approval. */
  payable_until: Date | null;
  /** Null until it is paid or completed by bank transfer. */
  payment_method: PaymentMethodName | null;
}

/** Why a position needed no justification, as it was when the order was sent (ORG-2). */
export interface StoredEntitlement {
  readonly group: { readonly id: string; readonly name: LocalizedText };
  readonly ground: { readonly id: string; readonly name: LocalizedText };
  readonly fileNumber: string;
  /** Whether the authority sees it afterwards. */
  readonly isSample: boolean;
}

/** A row of `order_positions`. */
export interface StoredPosition extends Row {
  position_id: string;
  order_number: string;
  number: number;
  parcel: Parcel;
  /** Parcels that the map marks besides `parcel` (PAGE-3). */
  further_parcels: readonly Parcel[];
  product: Product;
  price: Price;
  copies: number;
  order_pdf: boolean;
  /** Ordered files for other programs; null without any, and on orders of earlier versions (DATA-6). */
  file_formats: readonly FileFormat[] | null;
  /** What these files contain; null without any. */
  file_extent: FileExtent | null;
  justification: string;
  /** When justification, ground and reference were deleted; null while they are there (LAW-5). */
  justification_deleted_at: Date | null;
  /** An id of the state pack; null without one (DESK-1). */
  ground: string | null;
  /** The customer's own reference, on one line; may be empty (PAGE-6). */
  reference: string;
  page: PageChoice | null;
  authority_name: string;
  /** Id of the authority in the cadastre; null when it names none, and on orders of earlier versions. */
  authority_id: string | null;
  approval_status: ApprovalStatus;
  decision_reason: string | null;
  /** Until when a question is to be answered; null: none is open (DESK-2). */
  answer_until: Date | null;
  /** When the cash office took its fee back; null as long as it did not (LAW-3). */
  credited_at: Date | null;
  /** Null for a position that took the usual way (ORG-2). */
  entitlement: StoredEntitlement | null;
  /** When the register has confirmed that the customer is entered as the owner; null for another position (OWN-1). */
  owner_confirmed_at: Date | null;
  /** Name under which the cadastre system delivers its file (DOC-2). */
  result_file_name: string;
  /** Printed on its extract (BEY-10). */
  verification_code: string;
}

/** Reads an order that exists. */
export async function findOrder(store: Queryable, orderNumber: string): Promise<StoredOrder> {
  const [order] = await store.query<StoredOrder>('select * from orders where order_number = $1', [
    orderNumber,
  ]);
  if (!order) throw new Error(`There is no order ${orderNumber}.`);
  return order;
}

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(
  transaction: Queryable,
  orderNumber: string,
): Promise<StoredOrder | null> {
  const [order] = await transaction.query<StoredOrder>(
    'select * from orders where order_number = $1 for update',
    [orderNumber],
  );
  return order ?? null;
}

/** Reads an order of an owner; null when it does not exist or belongs to somebody else (SEC-1). */
export async function findOwnOrder(
  store: Queryable,
  owner: Owner,
  orderNumber: string,
): Promise<StoredOrder | null> {
  const { condition, value } = ownedBy(owner, 'o', '$2');
  const [order] = await store.query<StoredOrder>(
    `select o.* from orders o where o.order_number = $1 and ${condition}`,
    [orderNumber, value],
  );
  return order ?? null;
}

/** The positions of an order, sorted by number. */
export const findPositions = (store: Queryable, orderNumber: string): Promise<StoredPosition[]> =>
  store.query<StoredPosition>(
    'select * from order_positions where order_number = $1 order by number',
    [orderNumber],
  );

/** The approval statuses of positions that are not charged, as a list in SQL. */
export const NOT_CHARGED_SQL = `(${Object.entries(APPROVAL_ROWS)
  .filter(([, row]) => !row.isCharged)
  .map(([status]) => `'${status}'`)
  .join(', ')})`;

/** The positions that are charged and delivered. */
export const chargeablePositions = (
  positions: readonly StoredPosition[],
): readonly StoredPosition[] => positions.filter((position) => isCharged(position.approval_status));

/** The reference under which the cash office books the payment of an order (Kassenzeichen); null when there is none. */
export async function cashReferenceOf(
  store: Queryable,
  orderNumber: string,
): Promise<string | null> {
  const [paid] = await store.query<{ cash_reference: string }>(
    `select cash_reference from payments where order_number = $1 and status = 'SUCCESS' and cash_reference is not null
     order by refund_status is not null, created_at limit 1`,
    [orderNumber],
  );
  return paid?.cash_reference ?? null;
}

/** What the payment had brought in that was refunded last, or is to be, in cents of its currency; null when there is none. */
export async function refundOf(
  store: Queryable,
  orderNumber: string,
): Promise<ReceivedAmount | null> {
  const [refunded] = await store.query<ReceivedAmount & Row>(
    `select coalesce(received_cents, amount_cents) as cents, coalesce(received_currency, 'EUR') as currency from payments
     where order_number = $1 and refund_status is not null
     order by coalesce(refunded_at, refund_requested_at, created_at) desc limit 1`,
    [orderNumber],
  );
  return refunded ?? null;
}

/** What follows from the status of an order. */
export const rowOf = (order: Pick<StoredOrder, 'status' | 'close_resolution'>): StatusRow =>
  statusRow({ orderStatus: order.status, closeResolution: order.close_resolution });

/** Who has sent an order of an organisation (ORG-1). */
export const sentBy = ({
  organisation_id: organisation,
  sender,
}: Pick<StoredOrder, 'organisation_id' | 'sender'>): { readonly sentBy?: string } =>
  organisation === null || sender === null ? {} : { sentBy: sender };

/** Whether the order awaits payment. */
export const isPayable = <Found extends Pick<StoredOrder, 'status' | 'close_resolution'>>(
  order: Found | null | undefined,
): order is Found => order !== null && order !== undefined && rowOf(order).notPayable === null;

/** Whether the order is released and not every extract has been delivered. */
export const awaitsFiles = (order: StoredOrder): boolean =>
  rowOf(order).events.EXTRACT_DELIVERED !== undefined;

/** Whether paper is delivered: rejected positions do not count. */
export const hasPaper = (positions: readonly StoredPosition[]): boolean =>
  chargeablePositions(positions).some((position) => position.copies > 0);

/** The amount due for the positions that are charged, in cents (BE-9). */
export const amountOf = (positions: readonly StoredPosition[]): number =>
  chargeablePositions(positions).reduce((sum, position) => sum + position.price.priceGross, 0);

/** A new, validated position. */
export type PositionDraft = Pick<
  StoredPosition,
  | 'parcel'
  | 'further_parcels'
  | 'product'
  | 'price'
  | 'copies'
  | 'order_pdf'
  | 'file_formats'
  | 'file_extent'
  | 'justification'
  | 'ground'
  | 'reference'
  | 'page'
  | 'authority_name'
  | 'authority_id'
  | 'approval_status'
  | 'verification_code'
> & {
  /** Ids of files that prove the justification; the order has them already. */
  readonly evidence: readonly string[];
};

/** Adds the positions of a new order. */
export async function addPositions(
  transaction: Queryable,
  orderNumber: string,
  drafts: readonly PositionDraft[],
): Promise<void> {
  for (const [index, draft] of drafts.entries()) {
    const [inserted] = await transaction.query<{ id: string }>(
      `insert into order_positions (order_number, number, parcel, product, price, copies, order_pdf,
         justification, page, authority_name, approval_status, result_file_name, verification_code, reference,
         further_parcels, authority_id, ground, file_formats, file_extent)
       values ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15::jsonb, $16, $17, $18::jsonb, $19)
       returning position_id::text as id`,
      [
        orderNumber,
        index + 1,
        JSON.stringify(draft.parcel),
        JSON.stringify(draft.product),
        JSON.stringify(draft.price),
        draft.copies,
        draft.order_pdf,
        draft.justification,
        draft.page ? JSON.stringify(draft.page) : null,
        draft.authority_name,
        draft.approval_status,
        `${orderNumber}-${index + 1}.pdf`,
        draft.verification_code,
        draft.reference,
        JSON.stringify(draft.further_parcels),
        draft.authority_id,
        draft.ground,
        draft.file_formats && JSON.stringify(draft.file_formats),
        draft.file_extent,
      ],
    );
    if (inserted) await linkEvidence(transaction, inserted.id, draft.evidence);
  }
}
