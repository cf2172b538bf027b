import type { Queryable } from '../../db/database.ts';
import { endGuestOrdersOf } from '../guests/guest-links.ts';
import { deleteConversations } from './delete-conversations.ts';
import { deleteExtractsOf } from './delete-orders.ts';
import { WITHOUT_JUSTIFICATION } from './expired-parts.ts';

/** The id of the person who sent an order; null when there is no such order. */
export async function customerOfOrder(
  store: Queryable,
  orderNumber: string,
): Promise<string | null> {
  const [found] = await store.query<{ id: string }>(
    'select customer_id::text as id from orders where order_number = $1',
    [orderNumber],
  );
  return found?.id ?? null;
}

/** An order of the export as JSON, with its parts. */
const WHOLE_ORDER = `(to_jsonb(o) || jsonb_build_object('positions',
  coalesce((select jsonb_agg(to_jsonb(p) order by p.number) from order_positions p
    where p.order_number = o.order_number), '[]'), 'payments',
  coalesce((select jsonb_agg(to_jsonb(p) order by p.created_at) from payments p
    where p.order_number = o.order_number), '[]'), 'files',
  coalesce((select jsonb_agg(to_jsonb(f)) from order_files f where f.order_number = o.order_number), '[]'), 'messages',
  coalesce((select jsonb_agg(to_jsonb(m) order by m.id) from position_messages m
    where m.order_number = o.order_number), '[]'), 'events',
  coalesce((select jsonb_agg(to_jsonb(a) order by a.id) from audit a
    where a.order_number = o.order_number), '[]')))::text`;

/** Everything that is stored about the orders that a person has sent, also for an organisation: a JSON text for each, because reading and writing 1,000 of them takes long (BIG-3). */
export async function exportOrdersOf(
  store: Queryable,
  customerId: string,
): Promise<readonly string[]> {
  const orders = await store.query<{ json: string }>(
    `select ${WHOLE_ORDER} as json from orders o where o.customer_id = $1::uuid order by o.created_at`,
    [customerId],
  );
  return orders.map(({ json }) => json);
}

/**
 * Orders of a person, in SQL. Those that the person has sent for an organisation belong to it (ORG-1): they are exported, because they name the
 * person, and stay as they are when the person leaves, because they are the record of who has retrieved data about owners for the organisation.
 */
const PRIVATE_ORDERS = 'o.customer_id = $1::uuid and o.organisation_id is null';

/** Whether an order or a refund of a person is not completed yet. */
export async function hasOpenOrders(store: Queryable, customerId: string): Promise<boolean> {
  const open = await store.query(
    `select 1 from orders o where ${PRIVATE_ORDERS} and (o.status <> 'CLOSED' or exists (
       select 1 from payments p where p.order_number = o.order_number and p.refund_status in ('NEEDED', 'REQUESTED')))`,
    [customerId],
  );
  return open.length > 0;
}

/** Deletes extracts, justifications and addresses of the orders of a person. @param address replaces the applicant */
export async function eraseOrdersOf(
  transaction: Queryable,
  customerId: string,
  address: object,
): Promise<void> {
  await endGuestOrdersOf(transaction, customerId);
  await deleteExtractsOf(transaction, customerId);
  const orders = await transaction.query<{ order_number: string }>(
    'select order_number from orders where customer_id = $1::uuid',
    [customerId],
  );
  await deleteConversations(
    transaction,
    orders.map(({ order_number: number }) => number),
  );
  await transaction.query(
    `update order_positions p set ${WITHOUT_JUSTIFICATION}
     from orders o where o.order_number = p.order_number and ${PRIVATE_ORDERS}`,
    [customerId],
  );
  await transaction.query(
    `update orders o set applicant = $2::jsonb, addressee = null, application = null where ${PRIVATE_ORDERS}`,
    [customerId, JSON.stringify(address)],
  );
}
