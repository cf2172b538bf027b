import type { WebhookDelivery, WebhookEvent } from '@portal/api';
import { randomUUID } from 'node:crypto';
import type { Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import type { Jobs } from '../jobs/job.ts';
import { webhookOf } from '../session/programs.ts';

/** What has happened to an order. */
interface Announced {
  readonly event: WebhookEvent;
  /** Members that the body has besides. */
  readonly data: object;
  readonly at: Date;
}

/** The part of an order that says who has sent it. */
export interface SentOrder {
  readonly order_number: string;
  readonly customer_id: string;
  readonly organisation_id: string | null;
}

/**
 * Queues a request to the webhook of the program that has sent an order; does nothing for orders of people, and for programs without a webhook.
 * Part of the transaction of the caller.
 */
export async function announce(
  transaction: Queryable,
  jobs: Pick<Jobs, 'add'>,
  order: SentOrder,
  { event, data, at }: Announced,
): Promise<void> {
  const { order_number: orderNumber, customer_id: senderId } = order;
  // Private orders, which are most, are not looked up.
  if (order.organisation_id === null || (await webhookOf(transaction, senderId)) === null) return;
  const id = randomUUID();
  const createdAt = at.toISOString();
  // No personal data: whoever receives it asks for the order.
  const body = JSON.stringify({
    type: event,
    timestamp: createdAt,
    data: { orderNumber, ...data },
  });
  await transaction.query(
    `insert into webhook_deliveries (id, program_id, order_number, event, body, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6)`,
    [id, senderId, orderNumber, event, body, createdAt],
  );
  await jobs.add(transaction, 'send-webhook', id);
}

/** One request that is not finished. */
export interface OpenDelivery extends Row {
  readonly program_id: string;
  readonly body: string;
  readonly attempts: number;
}

/** A request by its id; null when it is finished or was deleted. */
export async function findOpenDelivery(store: Queryable, id: string): Promise<OpenDelivery | null> {
  const [found] = await store.query<OpenDelivery>(
    `select program_id::text as program_id, body, attempts from webhook_deliveries
     where id = $1::uuid and delivered_at is null and dead_at is null`,
    [id],
  );
  return found ?? null;
}

/** How an attempt ended. @param status of the answer; null without one */
export async function recordAttempt(
  store: Queryable,
  id: string,
  { status, outcome, at }: Attempt,
): Promise<void> {
  await store.query(
    `update webhook_deliveries set attempts = attempts + 1, last_status = $2,
       delivered_at = case when $3 = 'DELIVERED' then $4::timestamptz end,
       dead_at = case when $3 = 'DEAD' then $4::timestamptz end
     where id = $1::uuid`,
    [id, status, outcome, at.toISOString()],
  );
}

interface Attempt {
  readonly status: number | null;
  readonly outcome: WebhookDelivery['state'];
  readonly at: Date;
}

/** Ends requests whose program was revoked. */
export async function endDeliveries(store: Queryable, id: string, at: Date): Promise<void> {
  await store.query('update webhook_deliveries set dead_at = $2 where id = $1::uuid', [
    id,
    at.toISOString(),
  ]);
}

/** Requests that one call sends again. */
const RESENT = 500;

/** Queues the oldest requests that were given up for one attempt more. Part of the transaction of the caller, which has checked that the program may order. */
export async function resend(
  transaction: Queryable,
  jobs: Pick<Jobs, 'add'>,
  programId: string,
): Promise<void> {
  const dead = await transaction.query<{ id: string; attempts: number }>(
    `update webhook_deliveries set dead_at = null where id in (
       select id from webhook_deliveries where program_id = $1::uuid and dead_at is not null
       order by created_at limit ${RESENT}) returning id::text as id, attempts`,
    [programId],
  );
  for (const { id, attempts } of dead) {
    // The job that gave up has the id alone, and is kept.
    await jobs.add(transaction, 'send-webhook', `${id}/${attempts}`);
  }
}

/** The id of the request that a job is about. @param subject the id, and for a request that is sent again the attempts before */
export const deliveryIdOf = (subject: string): string => subject.split('/')[0] ?? subject;

interface ListedRow extends Row {
  readonly program_id: string;
  readonly id: string;
  readonly event: WebhookEvent;
  readonly order_number: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly last_status: number | null;
  readonly state: WebhookDelivery['state'];
}

/** Requests that are shown of each program. */
const SHOWN = 20;

/** The last requests to each of these programs, newest first. */
export async function deliveriesOf(
  store: Queryable,
  programIds: readonly string[],
): Promise<(programId: string) => WebhookDelivery[]> {
  const rows = await store.query<ListedRow>(
    `select d.program_id::text as program_id, d.id::text as id, d.event, d.order_number, d.created_at, d.attempts, d.last_status,
       case when d.delivered_at is not null then 'DELIVERED' when d.dead_at is not null then 'DEAD' else 'WAITING' end as state
     from jsonb_array_elements_text($1::jsonb) as program(id) cross join lateral (
       select * from webhook_deliveries w where w.program_id = program.id::uuid
       order by w.created_at desc, w.id limit ${SHOWN}) as d`,
    [JSON.stringify(programIds)],
  );
  return (programId) =>
    rows
      .filter(({ program_id: id }) => id === programId)
      .map((row) => ({
        id: row.id,
        event: row.event,
        orderNumber: row.order_number,
        createdAt: row.created_at.toISOString(),
        state: row.state,
        attempts: row.attempts,
        ...(row.last_status === null ? {} : { lastStatus: row.last_status }),
      }));
}

/** The log of requests. */
export const EXPIRED_DELIVERIES: readonly PurgeRule[] = [
  [
    'webhookDeliveries',
    `delete from webhook_deliveries where ${someOf(
      'select ctid from webhook_deliveries where created_at < $1',
    )}`,
    'retention',
  ],
];
