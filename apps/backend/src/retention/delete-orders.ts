import type { Database, Queryable, Row } from '../db/database.ts';
import { releaseContents } from '../files/file-store.ts';

/** Orders per run; the next run continues. */
const BATCH = 500;

/** Deletes the extracts of orders; their contents are purged with the next run. @returns how many */
export async function deleteExtracts(
  transaction: Queryable,
  condition: string,
  values: readonly string[],
): Promise<number> {
  const files = await transaction.query<{ storage_key: string } & Row>(
    `delete from order_files f using orders o where o.order_number = f.order_number and f.kind = 'EXTRACT'
       and o.status = 'CLOSED' and ${condition} returning f.storage_key`,
    values,
  );
  await releaseContents(
    transaction,
    files.map(({ storage_key: key }) => key),
  );
  return files.length;
}

/** Deletes closed orders that were created before a time, with everything that belongs to them. @returns how many */
export function deleteOrders(database: Database, before: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const orders = await transaction.query<{ order_number: string } & Row>(
      `select order_number from orders where status = 'CLOSED' and created_at < $1
       order by created_at limit ${BATCH} for update skip locked`,
      [before],
    );
    const numbers = JSON.stringify(orders.map(({ order_number: number }) => number));
    const among = `in (select jsonb_array_elements_text($1::jsonb))`;
    const files = await transaction.query<{ storage_key: string } & Row>(
      `delete from order_files where order_number ${among} returning storage_key`,
      [numbers],
    );
    await releaseContents(
      transaction,
      files.map(({ storage_key: key }) => key),
    );
    await transaction.query(
      `delete from jobs where subject ${among} or payload->>'orderNumber' ${among}
         or subject in (select transaction_id from payments where order_number ${among})`,
      [numbers],
    );
    for (const table of ['payments', 'audit', 'order_positions', 'orders']) {
      await transaction.query(`delete from ${table} where order_number ${among}`, [numbers]);
    }
    return orders.length;
  });
}
