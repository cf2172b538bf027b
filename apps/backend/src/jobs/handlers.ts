import type { Database } from '../db/database.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { type MessageJobs, messageJobs } from '../messages/message-jobs.ts';
import { extractRequest } from '../orders/delivery/extract-request.ts';
import { invoiceRequest } from '../orders/delivery/invoice-request.ts';
import { findPositions, type StoredOrder } from '../orders/order-store.ts';
import type { Payments } from '../orders/payment/start-payment.ts';
import type { OrderDeadlines } from '../orders/closing/deadlines.ts';
import type { AuthorityPorts, ReviewRequest } from '../ports/authority.ts';
import type { MailPort } from '../ports/mail.ts';
import {
  type Job,
  type JobHandler,
  type JobKind,
  type Jobs,
  MAX_ATTEMPTS,
  RetryLater,
} from './jobs.ts';

/** What the work behind the scenes needs. */
export interface JobServices {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly authority: AuthorityPorts;
  readonly payments: Payments;
  readonly deadlines: OrderDeadlines;
  refund(transactionId: string): Promise<void>;
  /** Throws away what nobody needs any more. */
  purgeExpired(): Promise<void>;
  /** Looks whether the cadastre has changed. */
  refreshCadastre(): Promise<void>;
  /** Closes an order with paper whose dispatch nobody reports. */
  closeOrder(orderNumber: string): Promise<void>;
  /** Null sends to the postbox alone. */
  readonly mail: MailPort | null;
  readonly portalOrigin: string;
  readonly now: () => Date;
}

/** Reads an order that a job is about. */
export async function findOrder(database: Database, orderNumber: string): Promise<StoredOrder> {
  const [order] = await database.query<StoredOrder>(
    'select * from orders where order_number = $1',
    [orderNumber],
  );
  if (!order) throw new Error(`There is no order ${orderNumber}.`);
  return order;
}

async function reviewRequest(database: Database, orderNumber: string): Promise<ReviewRequest> {
  const order = await findOrder(database, orderNumber);
  const positions = await findPositions(database, orderNumber);
  return {
    orderNumber,
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
  };
}

const hasFile = async (database: Database, kind: string, orderNumber: string): Promise<boolean> =>
  (
    await database.query('select 1 from order_files where kind = $1 and order_number = $2', [
      kind,
      orderNumber,
    ])
  ).length > 0;

/** A system that took an order and forgot it is asked again; one that never delivers is a failure. */
function awaitFile(job: Job): never {
  const reason = 'The file has not come yet.';
  throw job.attempts < MAX_ATTEMPTS ? new RetryLater(reason) : new Error(reason);
}

/** Has the cadastre draw, until the file is there; the order's owner is told when that is given up. */
function extractJob({ database, jobs, authority, portalOrigin }: JobServices): JobHandler {
  return async (job) => {
    const orderNumber = job.subject;
    try {
      const order = await findOrder(database, orderNumber);
      if (order.status !== 'READY_FOR_DELIVERY') return;
      const positions = await findPositions(database, orderNumber);
      await authority.requestExtract(extractRequest(order, positions, portalOrigin));
      awaitFile(job);
    } catch (error) {
      if (job.attempts === MAX_ATTEMPTS)
        await notifyCustomer(database, jobs, orderNumber, 'delayed');
      throw error;
    }
  };
}

function invoiceJob({ database, authority, portalOrigin, now }: JobServices): JobHandler {
  return async (job) => {
    if (await hasFile(database, 'INVOICE', job.subject)) return;
    const order = await findOrder(database, job.subject);
    await authority.requestInvoice(await invoiceRequest(database, order, portalOrigin, now()));
    awaitFile(job);
  };
}

/** The handlers of all kinds of jobs; each bears being run again. */
export function jobHandlers(services: JobServices): Readonly<Record<JobKind, JobHandler>> {
  const { database, authority, payments, deadlines: time } = services;
  const messages: MessageJobs = messageJobs(services);
  return {
    'send-review': async ({ subject }) => {
      const review = await reviewRequest(database, subject);
      if (review.positions.length > 0) await authority.sendReview(review);
    },
    'order-extract': extractJob(services),
    'order-invoice': invoiceJob(services),
    'settle-payment': ({ subject }) => payments.reconcilePayment(subject),
    'refund-payment': ({ subject }) => services.refund(subject),
    'end-payment-time': ({ subject }) => time.endPaymentTime(subject),
    remind: ({ subject }) => time.remind(subject),
    'close-order': ({ subject }) => services.closeOrder(subject),
    'send-message': messages.send,
    'send-mail': messages.mail,
    'refresh-cadastre': () => services.refreshCadastre(),
    housekeeping: () => services.purgeExpired(),
  };
}
