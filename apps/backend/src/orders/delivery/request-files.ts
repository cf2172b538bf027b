import type { Database } from '../../db/database.ts';
import {
  GiveUp,
  type Job,
  type JobHandler,
  type Jobs,
  MAX_ATTEMPTS,
  RetryLater,
} from '../../jobs/job.ts';
import { DatabaseUnavailable } from '../../errors.ts';
import type { AuthorityPorts } from '../../ports/authority.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { awaitsFiles, findOrder, findPositions } from '../order-store.ts';
import { extractRequest } from './extract-request.ts';
import { invoiceRequest } from './invoice-request.ts';
import { filesOf } from './order-files.ts';

/** What requesting files needs. */
export interface FileRequestSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly authority: Pick<AuthorityPorts, 'requestExtract' | 'requestInvoice'>;
  readonly portalUrl: string;
  readonly now: () => Date;
}

/**
 * The cadastre and accounting accept a request and deliver later. It is repeated only when the file has not come for so
 * many ms, because a busy system would otherwise receive everything twice.
 */
const REPEAT_AFTER_MS = 600_000;

/** Repeats the request until the file has been delivered; after as many attempts as a failing job has, it is given up. */
export function awaitFile(job: Job): never {
  const reason = 'The file has not come yet.';
  throw job.attempts < MAX_ATTEMPTS ? new RetryLater(reason, REPEAT_AFTER_MS) : new GiveUp(reason);
}

/** The job that requests an extract until it is delivered; the customer is notified when it is given up. */
export function requestExtractJob(settings: FileRequestSettings): JobHandler {
  const { database, jobs, authority, portalUrl } = settings;
  return async (job) => {
    const orderNumber = job.subject;
    try {
      const order = await findOrder(database, orderNumber);
      if (!awaitsFiles(order)) return;
      const positions = await findPositions(database, orderNumber);
      await authority.requestExtract(extractRequest(order, positions, portalUrl));
      awaitFile(job);
    } catch (error) {
      if (job.attempts < MAX_ATTEMPTS || error instanceof DatabaseUnavailable) throw error;
      await notifyCustomer(database, jobs, orderNumber, 'delayed');
      const reason = error instanceof Error ? error.message : String(error);
      throw new GiveUp(reason, { cause: error });
    }
  };
}

/** The job that requests an invoice or fee notice until it is delivered. */
export function requestInvoiceJob(settings: FileRequestSettings): JobHandler {
  const { database, authority, portalUrl, now } = settings;
  return async (job) => {
    if ((await filesOf(database, 'INVOICE', job.subject)).length > 0) return;
    const order = await findOrder(database, job.subject);
    await authority.requestInvoice(await invoiceRequest(database, order, portalUrl, now()));
    awaitFile(job);
  };
}
