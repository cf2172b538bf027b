import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { MessageKind } from '../../messages/catalogue.ts';

/** What a job of the kind `send-message` or `send-mail` carries. */
export interface MessagePayload {
  readonly orderNumber: string;
  readonly message: MessageKind;
}

/**
 * Has the owner of an order told, once for each kind of message; part of the caller's transaction.
 *
 * @param time which time this is, for what may happen more than once; counted from 1
 */
export function notifyCustomer(
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  message: MessageKind,
  time = 1,
): Promise<void> {
  const payload: MessagePayload = { orderNumber, message };
  const name = time === 1 ? message : `${message}-${time}`;
  return jobs.add(transaction, 'send-message', `${name}-${orderNumber}`, { payload });
}
