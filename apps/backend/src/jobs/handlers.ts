import { printArea } from '@portal/order-flow';
import type { Database } from '../db/database.ts';
import { type MessageKind, wordMessage } from '../messages/messages.ts';
import {
  positionsOf,
  remaining,
  type StoredOrder,
  type StoredPosition,
} from '../orders/order-store.ts';
import type { Payments } from '../orders/payment.ts';
import type { AuthorityPorts, ExtractPosition } from '../ports/authority.ts';
import type { JobHandler, JobKind } from './jobs.ts';

/** What the work behind the scenes needs. */
export interface JobServices {
  readonly database: Database;
  readonly authority: AuthorityPorts;
  readonly payments: Payments;
  readonly portalOrigin: string;
  /** Language of messages, until people can choose one. */
  readonly language: 'de' | 'en';
  readonly now: () => Date;
}

async function orderFor(database: Database, orderNumber: string): Promise<StoredOrder> {
  const [order] = await database.query<StoredOrder>(
    'select * from orders where order_number = $1',
    [orderNumber],
  );
  if (!order) throw new Error(`There is no order ${orderNumber}.`);
  return order;
}

function kindOf({ product }: StoredPosition): ExtractPosition['productKind'] {
  if (product.userDefinedFormat) return 'map';
  return product.sensitiveData ? 'register' : 'description';
}

const DEFAULT_PAGE = {
  pageFormat: 'A4',
  pageOrientation: 'PORTRAIT',
  colorPalette: 'COLOR',
  selectedScale: 1000,
} as const;

function toExtract(position: StoredPosition): ExtractPosition {
  const area = printArea(position.parcel, { format: 'A4', orientation: 'PORTRAIT', scale: 1000 });
  return {
    positionId: position.position_id,
    productKind: kindOf(position),
    withLandEstimate: position.product.withLandEstimate,
    parcelId: position.parcel.parcelId,
    numberOfCopies: position.copies,
    orderPdf: position.order_pdf,
    approvalStatus: position.approval_status,
    ...DEFAULT_PAGE,
    printArea: area,
    ...position.page,
  };
}

interface MessagePayload {
  readonly orderNumber: string;
  readonly message: MessageKind;
}

/** The handlers of all kinds of jobs; each bears being run again. */
export function jobHandlers(services: JobServices): Readonly<Record<JobKind, JobHandler>> {
  const { database, authority, portalOrigin } = services;
  return {
    'send-review': async ({ subject }) => {
      const order = await orderFor(database, subject);
      const positions = await positionsOf(database, subject);
      await authority.sendReview({
        orderNumber: subject,
        orderedAt: order.created_at.toISOString(),
        positions: positions
          .filter((position) => position.approval_status === 'APPROVAL_PENDING')
          .map((position) => ({
            positionId: position.position_id,
            number: position.number,
            productName: position.product.displayName,
            parcelId: position.parcel.parcelId,
            parcelName: position.parcel.displayString,
            authorityName: position.authority_name,
            justification: position.justification,
          })),
      });
    },
    'order-extract': async ({ subject }) => {
      const order = await orderFor(database, subject);
      const positions = remaining(await positionsOf(database, subject));
      const name = order.result_file_name;
      await authority.orderExtract({
        orderNumber: subject,
        resultFileName: name,
        callbackUrl: `${portalOrigin}/api/product-result-alkis/${name}`,
        orderedAt: order.created_at.toISOString(),
        positions: positions.map(toExtract),
      });
    },
    'settle-payment': ({ subject }) => services.payments.mopUp(subject),
    'send-message': async ({ subject, payload }) => {
      const { orderNumber, message } = payload as MessagePayload;
      const order = await orderFor(database, orderNumber);
      await authority.sendMessage({
        messageId: subject,
        recipientId: order.customer_id,
        language: services.language,
        ...wordMessage(message, services.language, orderNumber, portalOrigin),
        createdAt: services.now().toISOString(),
      });
    },
  };
}
