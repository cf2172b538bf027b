import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { MessageKind } from '../../messages/catalogue.ts';

/** The payload of the jobs `send-message` and `send-mail`. */
export interface MessagePayload {
  readonly orderNumber: string;
  readonly message: MessageKind;
}

/**
 * Queues a message to the customer of an order, once for each kind; part of the transaction of the caller.
 *
 * @param occurrence 1, 2, …: for messages that may be sent more than once
 */
export function notifyCustomer(
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  message: MessageKind,
  occurrence = 1,
): Promise<void> {
  const payload: MessagePayload = { orderNumber, message };
  const name = occurrence === 1 ? message : `${message}-${occurrence}`;
  return jobs.add(transaction, 'send-message', `${name}-${orderNumber}`, { payload });
}
