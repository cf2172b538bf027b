import type { JobHandler, JobKind } from './jobs/job.ts';
import type { OrderDeadlines } from './orders/closing/deadlines.ts';
import {
  type FileRequestSettings,
  requestExtractJob,
  requestInvoiceJob,
} from './orders/delivery/request-files.ts';
import { messageJobs, type MessageSettings } from './orders/notifications/message-jobs.ts';
import type { Payments } from './orders/payment/start-payment.ts';
import { type ReviewRequestSettings, sendReviewJob } from './orders/review/send-review.ts';
import type { AuthorityPorts } from './ports/authority.ts';

/** What the handlers of jobs need. */
interface JobServices extends FileRequestSettings, MessageSettings, ReviewRequestSettings {
  readonly authority: AuthorityPorts;
  readonly payments: Payments;
  readonly deadlines: OrderDeadlines;
  refund(transactionId: string): Promise<void>;
  /** Deletes logins that were not finished. */
  endLogins(): Promise<void>;
  /** Deletes other expired data. */
  purgeExpired(): Promise<void>;
  /** Imports the cadastre again if it has changed. */
  refreshCadastre(): Promise<void>;
  /** Closes an order with paper whose dispatch was not reported. */
  closeOrder(orderNumber: string): Promise<void>;
}

/** The handlers of all kinds of jobs; each is idempotent. */
export function jobHandlers(services: JobServices): Readonly<Record<JobKind, JobHandler>> {
  const { payments, deadlines } = services;
  const messages = messageJobs(services);
  return {
    'send-review': sendReviewJob(services),
    'order-extract': requestExtractJob(services),
    'order-invoice': requestInvoiceJob(services),
    'settle-payment': ({ subject }) => payments.reconcilePayment(subject),
    'refund-payment': ({ subject }) => services.refund(subject),
    'end-payment-time': ({ subject }) => deadlines.endPaymentTime(subject),
    remind: ({ subject }) => deadlines.remind(subject),
    'close-order': ({ subject }) => services.closeOrder(subject),
    'send-message': messages.send,
    'send-mail': messages.mail,
    'send-status': messages.status,
    'refresh-cadastre': () => services.refreshCadastre(),
    'end-logins': async () => {
      await services.endLogins();
    },
    housekeeping: () => services.purgeExpired(),
  };
}
