import type { Database } from '../db/database.ts';

/** Copies an order several times; each copy is a minute older. */
export async function copyOrder(
  database: Database,
  orderNumber: string,
  times: number,
): Promise<void> {
  const copy = `'0000-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0')`;
  await database.query(
    `insert into orders (order_number, customer_id, status, idempotency_key, body_hash, result_file_name,
       invoice_file_name, created_at, language, verification_code, applicant, addressee)
     select ${copy}, customer_id, status, 'copy-' || n, body_hash, 'copy-' || n, 'copy-' || n,
       created_at - n * interval '1 minute', language, ${copy}, applicant, addressee
     from orders, generate_series(1, $2::integer) as n where order_number = $1`,
    [orderNumber, times],
  );
  await database.query(
    `insert into order_positions (order_number, number, parcel, product, price, copies, order_pdf, justification,
       page, authority_name, approval_status, result_file_name, verification_code)
     select ${copy}, number, parcel, product, price, copies, order_pdf, justification, page, authority_name,
       approval_status, ${copy} || '-' || number, ${copy} || '-' || number
     from order_positions, generate_series(1, $2::integer) as n where order_number = $1`,
    [orderNumber, times],
  );
}
