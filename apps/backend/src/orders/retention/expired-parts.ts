import type { PurgeRule } from '../../db/purge-rule.ts';

/** Parts of orders that are not retained as long as the order. */
export const EXPIRED_PARTS: readonly PurgeRule[] = [
  [
    'idempotencyKeys',
    `update orders set idempotency_key = null, body_hash = null
       where idempotency_key is not null and created_at < $1`,
    'retention',
  ],
  // Unsuccessful attempts of closed orders; while an order is open, an attempt may still succeed.
  [
    'paymentAttempts',
    `delete from payments p using orders o where o.order_number = p.order_number and o.status = 'CLOSED'
       and p.status in ('FAILED', 'CANCELLED') and p.created_at < $1`,
    'retention',
  ],
  [
    'justifications',
    `update order_positions p set justification = '', decision_reason = null from orders o
       where o.order_number = p.order_number and o.status = 'CLOSED' and o.created_at < $1
         and (p.justification <> '' or p.decision_reason is not null)`,
    'justifications',
  ],
  [
    'auditLines',
    `delete from audit a using orders o
       where o.order_number = a.order_number and o.status = 'CLOSED' and o.created_at < $1`,
    'audit',
  ],
];

/** Whether a customer has orders, in SQL; `id` is an expression of the query. */
export const hasOrders = (id: string): string =>
  `exists (select 1 from orders o where o.customer_id = ${id})`;
