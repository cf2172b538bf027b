import type { PersonalData } from '@portal/api';
import type { Database, Queryable } from '../db/database.ts';
import { conflict, notFound } from '../errors.ts';
import { deleteExtracts } from './delete-orders.ts';

/** How a person is found: by the id of a session's customer, by an order, or by issuer and subject of the identity service. */
export type PersonKey =
  | { readonly customerId: string }
  | { readonly orderNumber: string }
  | { readonly issuer: string; readonly subject: string };

async function customerOf(store: Queryable, key: PersonKey): Promise<string> {
  if ('customerId' in key) return key.customerId;
  const [found] =
    'orderNumber' in key
      ? await store.query<{ id: string }>(
          'select customer_id::text as id from orders where order_number = $1',
          [key.orderNumber],
        )
      : await store.query<{ id: string }>(
          'select id::text as id from customers where issuer = $1 and subject = $2',
          [key.issuer, key.subject],
        );
  if (!found) throw notFound();
  return found.id;
}

/** Members of every order of the export, as subqueries. */
const ORDER_MEMBERS = `
  coalesce((select jsonb_agg(to_jsonb(p) order by p.number) from order_positions p
    where p.order_number = o.order_number), '[]') as positions,
  coalesce((select jsonb_agg(to_jsonb(p) order by p.created_at) from payments p
    where p.order_number = o.order_number), '[]') as payments,
  coalesce((select jsonb_agg(to_jsonb(f)) from order_files f where f.order_number = o.order_number), '[]') as files,
  coalesce((select jsonb_agg(to_jsonb(a) order by a.id) from audit a
    where a.order_number = o.order_number), '[]') as events`;

/** Reads everything that is stored about a person. @throws DomainError `not-found` */
export function exportPerson(database: Database, key: PersonKey): Promise<PersonalData> {
  return database.transaction(async (transaction) => {
    const id = await customerOf(transaction, key);
    const [profile] = await transaction.query('select * from customers where id = $1::uuid', [id]);
    if (!profile) throw notFound();
    return {
      profile,
      sessions: await transaction.query(
        'select trust_level, created_at, last_seen_at, expires_at from sessions where customer_id = $1::uuid',
        [id],
      ),
      orders: await transaction.query(
        `select o.*, ${ORDER_MEMBERS} from orders o where o.customer_id = $1::uuid order by o.created_at`,
        [id],
      ),
    };
  });
}

/** Ends all sessions of a person, for example of one whose account was misused. @throws DomainError `not-found` */
export function endSessions(database: Database, key: PersonKey): Promise<void> {
  return database.transaction(async (transaction) => {
    const id = await customerOf(transaction, key);
    await transaction.query('delete from sessions where customer_id = $1::uuid', [id]);
  });
}

/** Replaces an address; its members exist, but are empty. */
const NO_ADDRESS = { name: '', street: '', zipCode: '', city: '', country: '' };

/**
 * Deletes what identifies a person: name, address, e-mail, account, sessions, justifications and extracts. Closed orders,
 * payments and invoices without it remain for as long as accounting requires (`RETENTION_ORDER_DAYS`).
 *
 * @throws DomainError `not-found`; `conflict` while an order is open, because it could not be delivered or refunded
 */
export function erasePerson(database: Database, key: PersonKey): Promise<void> {
  return database.transaction(async (transaction) => {
    const id = await customerOf(transaction, key);
    await transaction.query('select 1 from customers where id = $1::uuid for update', [id]);
    const open = await transaction.query(
      `select 1 from orders o where o.customer_id = $1::uuid and (o.status <> 'CLOSED' or exists (
         select 1 from payments p where p.order_number = o.order_number and p.refund_status = 'NEEDED'))`,
      [id],
    );
    if (open.length > 0) throw conflict('ORDER_STATE');
    await transaction.query('delete from sessions where customer_id = $1::uuid', [id]);
    await deleteExtracts(transaction, 'o.customer_id = $1::uuid', [id]);
    await transaction.query(
      `update order_positions p set justification = '', decision_reason = null
       from orders o where o.order_number = p.order_number and o.customer_id = $1::uuid`,
      [id],
    );
    await transaction.query(
      'update orders set applicant = $2::jsonb, addressee = null where customer_id = $1::uuid',
      [id, JSON.stringify(NO_ADDRESS)],
    );
    await transaction.query(
      `update customers set issuer = 'deleted', subject = id::text, first_name = '', last_name = '', email = '',
         sex = 'NOT_KNOWN', address = $2::jsonb, updated_at = now() where id = $1::uuid`,
      [id, JSON.stringify(NO_ADDRESS)],
    );
  });
}
