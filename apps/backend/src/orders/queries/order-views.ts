import type { DownloadStatusAnswer, Order, OrderPosition } from '@portal/api';
import type { Database, Row } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { sumOf } from '../../products/price.ts';
import { dataFormatOf, isDocument } from '../delivery/file-names.ts';
import { filesOf, type StoredFile } from '../delivery/order-files.ts';
import {
  findOwnOrder,
  findPositions,
  chargeablePositions,
  isPayable,
  hasPaper,
  rowOf,
  sentBy,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import { type Conversation, findConversations } from '../review/messages.ts';
import {
  downloadStatus,
  type OrderFacts,
  FACTS_SQL,
  availableActions,
  toDecisionInput,
} from './available-actions.ts';
import { digitalPositions } from './downloads.ts';
import { orderList, orderSearch } from './order-list.ts';
import { timelineOf } from './timeline.ts';
import type { Owner } from '../../session/owner.ts';

/** A product without a page that can be chosen. */
const NO_PAGE = {
  pageFormat: null,
  selectedScale: null,
  pageOrientation: null,
  colorPalette: null,
  printArea: null,
} as const;

/**
 * @param files the delivered extracts and credit notes of the order
 * @param conversation about the position, with the files of its justification
 */
function toPosition(
  row: StoredPosition,
  files: readonly StoredFile[],
  { messages, evidence }: Conversation,
): OrderPosition {
  const isDigital = digitalPositions([row]).length > 0;
  const all = files.filter(({ position_id: id }) => id === row.position_id);
  const own = isDigital ? all.filter(({ kind }) => kind === 'EXTRACT') : [];
  const hasCreditNote = all.some(({ kind }) => kind === 'CREDIT');
  const document = row.order_pdf && own.find(({ content_type: type }) => isDocument(type));
  const data = own.flatMap(({ content_type: type, size, received_at: receivedAt }) => {
    const format = dataFormatOf(type);
    return format ? [{ format, size, providedAt: receivedAt.toISOString() }] : [];
  });
  return {
    positionId: row.position_id,
    number: row.number,
    key: row.position_id,
    numberOfCopies: row.copies,
    orderPdf: row.order_pdf,
    ...(row.file_formats && { fileFormats: [...row.file_formats] }),
    ...(row.file_extent && { fileExtent: row.file_extent }),
    parcelDetails: row.parcel,
    parcel: row.parcel,
    ...(row.further_parcels.length > 0 && { furtherParcels: [...row.further_parcels] }),
    orderedProductDetails: row.product,
    price: row.price,
    provisioning: { copies: row.copies, price: row.price },
    approvalStatus: row.approval_status,
    justification: row.justification,
    verificationCode: row.verification_code,
    ...(document
      ? { downloadSize: document.size, providedAt: document.received_at.toISOString() }
      : {}),
    ...(data.length > 0 ? { files: data } : {}),
    ...(row.entitlement && {
      entitlement: {
        group: row.entitlement.group.name,
        ground: row.entitlement.ground.name,
        groundId: row.entitlement.ground.id,
        fileNumber: row.entitlement.fileNumber,
      },
    }),
    ...(row.owner_confirmed_at && { ownerConfirmedAt: row.owner_confirmed_at.toISOString() }),
    ...(row.reference ? { reference: row.reference } : {}),
    ...(row.decision_reason ? { decisionReason: row.decision_reason } : {}),
    ...(messages.length > 0 ? { messages: [...messages] } : {}),
    ...(row.ground ? { ground: row.ground } : {}),
    ...(evidence.length > 0 ? { evidence: [...evidence] } : {}),
    ...(row.credited_at && {
      credit: { creditedAt: row.credited_at.toISOString(), fileAvailable: hasCreditNote },
    }),
    ...(row.answer_until ? { answerUntil: row.answer_until.toISOString() } : {}),
    ...NO_PAGE,
    ...row.page,
  };
}

/** Reads orders for their customer. */
export function orderViews(database: Database, vatRate: number) {
  const ownOrder = async (owner: Owner, orderNumber: string): Promise<StoredOrder> => {
    const order = await findOwnOrder(database, owner, orderNumber);
    if (!order) throw notFound();
    return order;
  };

  const factsOf = async (orderNumber: string): Promise<OrderFacts> => {
    const [facts] = await database.query<OrderFacts & Row>(
      `select ${FACTS_SQL} from orders o where o.order_number = $1`,
      [orderNumber],
    );
    if (!facts) throw notFound();
    return facts;
  };

  const openPaymentOf = async (order: StoredOrder): Promise<Pick<Order, 'openPayment'>> => {
    const open = isPayable(order) ? await findOpenAttempt(database, order.order_number) : null;
    if (!open) return {};
    return {
      openPayment: { paymentMethod: open.method, startedAt: open.created_at.toISOString() },
    };
  };

  return {
    ownOrder: ownOrder,

    /** The orders of a customer, newest first, without geometry. */
    list: orderList(database, vatRate),

    /** Orders of a customer that are searched for, without geometry. */
    search: orderSearch(database, vatRate),

    /** One order with all details. */
    detail: async (owner: Owner, orderNumber: string): Promise<Order> => {
      const order = await ownOrder(owner, orderNumber);
      const positions = await findPositions(database, orderNumber);
      const files = await filesOf(database, 'EXTRACT', orderNumber);
      const credits = await filesOf(database, 'CREDIT', orderNumber);
      const conversationOf = await findConversations(database, orderNumber);
      return {
        orderNumber,
        orderStatus: order.status,
        closeResolution: order.close_resolution,
        createdAt: order.created_at.toISOString(),
        ...sentBy(order),
        orderPositions: positions.map((position) =>
          toPosition(position, [...files, ...credits], conversationOf(position.position_id)),
        ),
        total: sumOf(
          rowOf(order).isEnded
            ? []
            : chargeablePositions(positions).map((position) => position.price),
          vatRate,
        ),
        ...availableActions(order, positions.map(toDecisionInput), await factsOf(orderNumber)),
        ...(order.payment_method ? { paymentMethod: order.payment_method } : {}),
        ...(order.addressee && hasPaper(positions) ? { addressee: order.addressee } : {}),
        ...(order.withdrawal ? { withdrawal: order.withdrawal } : {}),
        ...(await openPaymentOf(order)),
        timeline: await timelineOf(database, orderNumber),
        verificationCode: order.verification_code,
      };
    },

    /** The status of the download (FLOW-17). */
    download: async (owner: Owner, orderNumber: string): Promise<DownloadStatusAnswer> => {
      const order = await ownOrder(owner, orderNumber);
      const positions = await findPositions(database, orderNumber);
      return {
        orderNumber,
        orderStatus: order.status,
        closeResolution: order.close_resolution,
        downloadStatus: downloadStatus(
          order,
          positions.map(toDecisionInput),
          await factsOf(orderNumber),
        ),
      };
    },
  };
}

/** The order queries. */
export type OrderViews = ReturnType<typeof orderViews>;
