import type { DownloadStatusAnswer, Order, OrderPosition } from '@portal/api';
import type { Database, Row } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { FileKind } from '../../files/file-store.ts';
import { sumOf } from '../../products/price.ts';
import { fileOf, type StoredFile } from '../delivery/order-files.ts';
import {
  findCustomerOrder,
  findPositions,
  chargeablePositions,
  hasPaper,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import {
  downloadStatus,
  type OrderFacts,
  FACTS_SQL,
  availableActions,
  toDecisionInput,
} from './available-actions.ts';
import { orderList } from './order-list.ts';
import { timelineOf } from './timeline.ts';

function toPosition(row: StoredPosition): OrderPosition {
  return {
    positionId: row.position_id,
    number: row.number,
    key: row.position_id,
    numberOfCopies: row.copies,
    orderPdf: row.order_pdf,
    parcelDetails: row.parcel,
    parcel: row.parcel,
    orderedProductDetails: row.product,
    price: row.price,
    provisioning: { copies: row.copies, price: row.price },
    approvalStatus: row.approval_status,
    justification: row.justification,
    ...(row.decision_reason ? { decisionReason: row.decision_reason } : {}),
    ...row.page,
  };
}

/** A file and its readable name. */
export interface NamedFile {
  readonly file: StoredFile;
  readonly name: string;
}

/** Reads orders for their customer. */
export function orderViews(database: Database, vatRate: number) {
  const ownOrder = async (customerId: string, orderNumber: string): Promise<StoredOrder> => {
    const order = await findCustomerOrder(database, customerId, orderNumber);
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
    const open =
      order.status === 'APPROVED' ? await findOpenAttempt(database, order.order_number) : null;
    if (!open) return {};
    return {
      openPayment: { paymentMethod: open.method, startedAt: open.created_at.toISOString() },
    };
  };

  const fileFor = async (
    customerId: string,
    orderNumber: string,
    kind: FileKind,
  ): Promise<StoredFile> => {
    await ownOrder(customerId, orderNumber);
    const file = await fileOf(database, kind, orderNumber);
    if (!file) throw notFound('NO_DOWNLOAD');
    return file;
  };

  return {
    ownOrder: ownOrder,

    /** The orders of a customer, newest first, without geometry. */
    list: orderList(database, vatRate),

    /** One order with all details. */
    detail: async (customerId: string, orderNumber: string): Promise<Order> => {
      const order = await ownOrder(customerId, orderNumber);
      const positions = await findPositions(database, orderNumber);
      return {
        orderNumber,
        orderStatus: order.status,
        closeResolution: order.close_resolution,
        createdAt: order.created_at.toISOString(),
        orderPositions: positions.map(toPosition),
        total: sumOf(
          chargeablePositions(positions).map((position) => position.price),
          vatRate,
        ),
        ...availableActions(order, positions.map(toDecisionInput), await factsOf(orderNumber)),
        ...(order.payment_method ? { paymentMethod: order.payment_method } : {}),
        ...(order.addressee && hasPaper(positions) ? { addressee: order.addressee } : {}),
        ...(await openPaymentOf(order)),
        timeline: await timelineOf(database, orderNumber),
        verificationCode: order.verification_code,
      };
    },

    /** The status of the download (FLOW-17). */
    download: async (customerId: string, orderNumber: string): Promise<DownloadStatusAnswer> => {
      const order = await ownOrder(customerId, orderNumber);
      const positions = await findPositions(database, orderNumber);
      return {
        orderNumber,
        orderStatus: order.status,
        closeResolution: order.close_resolution,
        downloadStatus: downloadStatus(positions.map(toDecisionInput), await factsOf(orderNumber)),
      };
    },

    /** The file of the download. @throws DomainError `not-found` */
    file: async (customerId: string, orderNumber: string): Promise<NamedFile> => {
      const file = await fileFor(customerId, orderNumber, 'EXTRACT');
      const positions = chargeablePositions(await findPositions(database, orderNumber)).filter(
        (position) => position.order_pdf,
      );
      const [first] = positions;
      if (!first) throw notFound('NO_DOWNLOAD');
      return { file, name: readableName(first, positions.length, orderNumber, file.content_type) };
    },

    /** The invoice or fee notice. @throws DomainError `not-found` */
    invoice: async (customerId: string, orderNumber: string): Promise<NamedFile> => {
      const file = await fileFor(customerId, orderNumber, 'INVOICE');
      return { file, name: `Rechnung_${orderNumber}.pdf` };
    },
  };
}

/** For example `Liegenschaftskarte_Lindenau-3-114-2_7K2M-Q0XA-93TB.pdf`; keeps umlauts, has no slashes. */
function readableName(
  first: StoredPosition,
  count: number,
  orderNumber: string,
  type: string,
): string {
  const { localSubdistrict, cadastralSection, parcelNumber } = first.parcel;
  const parcel = `${localSubdistrict}-${cadastralSection}-${parcelNumber}`;
  const subject = count === 1 ? `${first.product.displayName}_${parcel}` : `Auszuege_${count}`;
  const clean = subject.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 120);
  return `${clean}_${orderNumber}.${type === 'application/zip' ? 'zip' : 'pdf'}`;
}

/** The order queries. */
export type OrderViews = ReturnType<typeof orderViews>;
