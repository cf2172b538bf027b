import type { Queryable, Row } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import { HOLD_MS, type MessageKind } from '../../messages/catalogue.ts';

/** The payload of the jobs `send-message` and `send-mail`. */
export interface MessagePayload {
  readonly orderNumber: string;
  readonly message: MessageKind;
}

/**
 * Queues a message to the customer of an order, once for each kind; part of the transaction of the caller. Some wait for others about the
 * same order, which are then sent together (`HOLD_MS`).
 *
 * @param occurrence 1, 2, …: for messages that may be sent more than once
 */
export async function notifyCustomer(
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  message: MessageKind,
  occurrence = 1,
): Promise<void> {
  const payload: MessagePayload = { orderNumber, message };
  const id = `${occurrence === 1 ? message : `${message}-${occurrence}`}-${orderNumber}`;
  await record(transaction, id, payload);
  await jobs.add(transaction, 'send-message', id, { payload, delayMs: HOLD_MS[message] ?? 0 });
}

/** Queues a message of a kind that is sent each time anew; one that is not sent yet stands for the later ones. */
export async function notifyAgain(
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  message: MessageKind,
): Promise<void> {
  const queued = await transaction.query<{ sent_with: string | null }>(
    'select sent_with from order_messages where order_number = $1 and kind = $2',
    [orderNumber, message],
  );
  if (queued.some(({ sent_with: sentWith }) => sentWith === null)) return;
  await notifyCustomer(transaction, jobs, orderNumber, message, queued.length + 1);
}

const record = (store: Queryable, id: string, { orderNumber, message }: MessagePayload) =>
  store.query(
    `insert into order_messages (message_id, order_number, kind) values ($1, $2, $3)
     on conflict (message_id) do nothing`,
    [id, orderNumber, message],
  );

/**
 * What a message is about: its own kind and all that wait for others, in the order in which they were queued; they belong to it from now
 * on, so that a repeated job sends the same. Empty if another message contains it.
 */
export async function claimMessages(
  store: Queryable,
  id: string,
  payload: MessagePayload,
): Promise<readonly MessageKind[]> {
  // Jobs of an earlier version have no row.
  await record(store, id, payload);
  await store.query(
    `update order_messages set sent_with = $1 where order_number = $2 and sent_with is null
       and (message_id = $1 or kind in (select jsonb_array_elements_text($3::jsonb)))
       and exists (select 1 from order_messages own where own.message_id = $1 and own.sent_with is null)`,
    [id, payload.orderNumber, JSON.stringify(Object.keys(HOLD_MS))],
  );
  return kindsOf(store, id);
}

/** What a message that is sent is about. */
export async function kindsOf(store: Queryable, id: string): Promise<readonly MessageKind[]> {
  const rows = await store.query<{ kind: MessageKind } & Row>(
    'select kind from order_messages where sent_with = $1 order by number',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

/** All that the messages of an order that are sent are about, the latest first. */
export async function sentKinds(
  store: Queryable,
  orderNumber: string,
): Promise<readonly MessageKind[]> {
  const rows = await store.query<{ kind: MessageKind } & Row>(
    'select kind from order_messages where order_number = $1 and sent_with is not null order by number desc',
    [orderNumber],
  );
  return rows.map(({ kind }) => kind);
}
