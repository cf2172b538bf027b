import { type PurgeRule, someOf } from '../../db/purge-rule.ts';

/** What is changed of a row of `order_positions` whose justification is deleted; the copy of the declaration says when that was (LAW-5). */
export const WITHOUT_JUSTIFICATION = `justification = '', reference = '', decision_reason = null, ground = null,
  justification_deleted_at = case when justification <> '' or ground is not null or reference <> '' then now()
    else justification_deleted_at end`;

/** Parts of orders that are not retained as long as the order. */
export const EXPIRED_PARTS: readonly PurgeRule[] = [
  [
    'idempotencyKeys',
    `update orders set idempotency_key = null, body_hash = null where ${someOf(
      'select ctid from orders where idempotency_key is not null and created_at < $1',
    )}`,
    'retention',
  ],
  // Unsuccessful attempts of closed orders; while an order is open, an attempt may still succeed.
  [
    'paymentAttempts',
    `delete from payments where ${someOf(
      `select p.ctid from payments p join orders o on o.order_number = p.order_number
       where o.status = 'CLOSED' and p.status in ('FAILED', 'CANCELLED') and p.created_at < $1`,
    )}`,
    'retention',
  ],
  [
    'justifications',
    `update order_positions set ${WITHOUT_JUSTIFICATION} where ${someOf(
      `select p.ctid from order_positions p join orders o on o.order_number = p.order_number
       where o.status = 'CLOSED' and o.created_at < $1
         and (p.justification <> '' or p.reference <> '' or p.decision_reason is not null or p.ground is not null)`,
    )}`,
    'justifications',
  ],
  [
    'auditLines',
    `delete from audit where ${someOf(
      `select a.ctid from audit a join orders o on o.order_number = a.order_number
       where o.status = 'CLOSED' and o.created_at < $1`,
    )}`,
    'audit',
  ],
];

/** Whether an organisation has orders, in SQL; `id` is an expression of the query. */
export const hasOrganisationOrders = (id: string): string =>
  `exists (select 1 from orders o where o.organisation_id = ${id})`;

/** Whether a customer has orders, in SQL; `id` is an expression of the query. */
export const hasOrders = (id: string): string =>
  `exists (select 1 from orders o where o.customer_id = ${id})`;
