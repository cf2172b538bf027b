import type { Database } from '../../apps/backend/src/db/database.ts';

/** Orders of each person that is added. */
const ORDERS_EACH = 10;

/** The number of an added order. */
const NUMBER = `'0000-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0')`;
const PERSON = `md5('person' || n / ${ORDERS_EACH})::uuid`;

/**
 * Adds rows as years of use leave them: copies of an order for other people, finished jobs, and a session for each of them.
 *
 * @param orderNumber the order that is copied
 */
export async function grow(database: Database, orderNumber: string, orders: number): Promise<void> {
  const people = Math.ceil(orders / ORDERS_EACH);
  await database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query(
      `insert into customers (id, issuer, subject, first_name, last_name, email, sex, address)
       select md5('person' || n)::uuid, 'http://identity.test', 'added-' || n, 'A', 'B', 'a@b.example', 'FEMALE', '{}'
       from generate_series(0, $1::integer) as n`,
      [people],
    );
    await transaction.query(
      `insert into sessions (token_hash, customer_id, trust_level, created_at, last_seen_at, expires_at)
       select md5('token' || n), md5('person' || n)::uuid, 'LEVEL_4', s.created_at, s.last_seen_at, s.expires_at
       from generate_series(1, $1::integer) as n, (select * from sessions limit 1) as s`,
      [people],
    );
    await transaction.query(
      `insert into orders (order_number, customer_id, status, idempotency_key, body_hash, result_file_name,
         invoice_file_name, created_at, language, verification_code, applicant, addressee)
       select ${NUMBER}, ${PERSON}, status, 'copy-' || n, body_hash, 'copy-' || n, 'copy-' || n,
         created_at - n * interval '1 minute', language, ${NUMBER}, applicant, addressee
       from orders, generate_series(1, $2::integer) as n where order_number = $1`,
      [orderNumber, orders],
    );
    await transaction.query(
      `insert into order_positions (order_number, number, parcel, product, price, copies, order_pdf, justification,
         page, authority_name, approval_status, result_file_name, verification_code)
       select ${NUMBER}, number, parcel, product, price, copies, order_pdf, justification, page, authority_name,
         approval_status, ${NUMBER} || '-' || number, ${NUMBER} || '-' || number
       from order_positions, generate_series(1, $2::integer) as n where order_number = $1`,
      [orderNumber, orders],
    );
    await transaction.query(
      `insert into payments (attempt_id, order_number, method, amount_cents, status, transaction_id, created_at)
       select md5('attempt' || n)::uuid, ${NUMBER}, method, amount_cents, status, 'added-' || n, created_at
       from payments, generate_series(1, $2::integer) as n where order_number = $1`,
      [orderNumber, orders],
    );
    await transaction.query(
      `insert into audit (order_number, event, actor, at)
       select ${NUMBER}, event, actor, at from audit, generate_series(1, $2::integer) as n where order_number = $1`,
      [orderNumber, orders],
    );
    await transaction.query(
      `insert into jobs (kind, subject, payload, run_at, attempts, done_at)
       select 'remind', 'added' || n, '{}', now(), 1, now() from generate_series(1, $1::integer) as n`,
      [orders],
    );
  });
  await database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query('analyze');
  });
}
