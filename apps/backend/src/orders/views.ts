import type {
  DownloadStatusAnswer,
  Order,
  OrderPosition,
  OrderSummary,
  PaymentMethod,
} from '@portal/api';
import type { Database } from '../db/database.ts';
import { sumOf } from '../products/price.ts';
import { extractOf, type StoredFile } from './delivery.ts';
import {
  orderOf,
  positionsOf,
  remaining,
  type StoredOrder,
  type StoredPosition,
} from './order-store.ts';
import { notFound } from '../http/problem.ts';

/** Payment methods as the contract lists them. */
export type Methods = readonly PaymentMethod[];

function toPosition(row: StoredPosition): OrderPosition {
  return {
    positionId: row.position_id,
    number: row.number,
    numberOfCopies: row.copies,
    orderPdf: row.order_pdf,
    parcelDetails: row.parcel,
    orderedProductDetails: row.product,
    price: row.price,
    approvalStatus: row.approval_status,
    justification: row.justification,
    ...(row.decision_reason ? { decisionReason: row.decision_reason } : {}),
    ...row.page,
  };
}

type DownloadStatus = DownloadStatusAnswer['downloadStatus'];

/** How far the download is; FAILED only when the cadastre was asked in vain for good. */
function downloadStatus(
  positions: readonly StoredPosition[],
  hasFile: boolean,
  hasFailed: boolean,
): DownloadStatus {
  if (!remaining(positions).some((position) => position.order_pdf)) return 'NOT_AVAILABLE';
  if (hasFile) return 'READY';
  return hasFailed ? 'FAILED' : 'WAITING';
}

interface Facts extends Record<string, unknown> {
  order_number: string;
  has_file: boolean;
  has_failed: boolean;
}

/** Reads orders as their owner sees them. */
export function orderViews(database: Database, vatRate: number) {
  const total = (positions: readonly StoredPosition[]) =>
    sumOf(
      remaining(positions).map((position) => position.price),
      vatRate,
    );

  const factsOf = async (orderNumbers: readonly string[]): Promise<ReadonlyMap<string, Facts>> => {
    const rows = await database.query<Facts>(
      `select n.number as order_number,
         exists (select 1 from order_files f where f.order_number = n.number and f.kind = 'EXTRACT') as has_file,
         exists (select 1 from jobs j where j.kind = 'order-extract' and j.subject = n.number
           and j.dead_at is not null) as has_failed
       from jsonb_array_elements_text($1::jsonb) as n(number)`,
      [JSON.stringify(orderNumbers)],
    );
    return new Map(rows.map((row) => [row.order_number, row]));
  };

  const owned = async (customerId: string, orderNumber: string): Promise<StoredOrder> => {
    const order = await orderOf(database, customerId, orderNumber);
    if (!order) throw notFound('NOT_FOUND');
    return order;
  };

  const toSummary = (
    order: StoredOrder,
    positions: readonly StoredPosition[],
    facts?: Facts,
  ): OrderSummary => {
    const first = positions[0];
    return {
      orderNumber: order.order_number,
      orderStatus: order.status,
      closeResolution: order.close_resolution,
      createdAt: order.created_at.toISOString(),
      positionCount: positions.length,
      ...(first ? { firstProduct: first.product, firstParcel: first.parcel.displayString } : {}),
      total: total(positions),
      downloadStatus: downloadStatus(
        positions,
        facts?.has_file ?? false,
        facts?.has_failed ?? false,
      ),
    };
  };

  return {
    owned,

    /** All orders of a customer, newest first, without geometry. */
    list: async (customerId: string): Promise<OrderSummary[]> => {
      const orders = await database.query<StoredOrder>(
        'select * from orders where customer_id = $1::uuid order by created_at desc, order_number',
        [customerId],
      );
      const positions = await database.query<StoredPosition>(
        `select p.order_number, p.number, p.product, p.price, p.approval_status, p.order_pdf,
           jsonb_build_object('displayString', p.parcel->>'displayString') as parcel
         from order_positions p join orders o on o.order_number = p.order_number
         where o.customer_id = $1::uuid order by p.order_number, p.number`,
        [customerId],
      );
      const facts = await factsOf(orders.map((order) => order.order_number));
      const byOrder = Map.groupBy(positions, (position) => position.order_number);
      return orders.map((order) =>
        toSummary(order, byOrder.get(order.order_number) ?? [], facts.get(order.order_number)),
      );
    },

    /** One order with everything. */
    detail: async (customerId: string, orderNumber: string): Promise<Order> => {
      const order = await owned(customerId, orderNumber);
      const positions = await positionsOf(database, orderNumber);
      return {
        orderNumber,
        orderStatus: order.status,
        closeResolution: order.close_resolution,
        createdAt: order.created_at.toISOString(),
        orderPositions: positions.map(toPosition),
        total: total(positions),
      };
    },

    /** How far the extract is (FLOW-17). */
    download: async (customerId: string, orderNumber: string): Promise<DownloadStatusAnswer> => {
      const order = await owned(customerId, orderNumber);
      const positions = await positionsOf(database, orderNumber);
      const facts = (await factsOf([orderNumber])).get(orderNumber);
      return {
        orderNumber,
        orderStatus: order.status,
        closeResolution: order.close_resolution,
        downloadStatus: downloadStatus(
          positions,
          facts?.has_file ?? false,
          facts?.has_failed ?? false,
        ),
      };
    },

    /** The file to be downloaded and a name that people can read. @throws ProblemError 404 */
    file: async (
      customerId: string,
      orderNumber: string,
    ): Promise<{ file: StoredFile; name: string }> => {
      await owned(customerId, orderNumber);
      const positions = remaining(await positionsOf(database, orderNumber));
      const file = await extractOf(database, orderNumber);
      const first = positions[0];
      if (!file || !first || !positions.some((position) => position.order_pdf))
        throw notFound('NO_DOWNLOAD');
      return { file, name: readableName(first, positions.length, orderNumber, file.content_type) };
    },
  };
}

/** e.g. `Liegenschaftskarte_Lindenau-3-114-2_7K2M-Q0XA-93TB.pdf`; letters as they are, no slashes. */
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

/** Views as a service. */
export type OrderViews = ReturnType<typeof orderViews>;
