import type { Database, Queryable, Row } from '../../db/database.ts';
import { PURGE_BATCH, someOf } from '../../db/purge-rule.ts';
import { releaseContents } from '../../files/file-store.ts';
import { deleteJobsOf } from '../../jobs/job-records.ts';
import { deleteConversations } from './delete-conversations.ts';

/** Orders per run; the next run continues. */
const BATCH = 500;

async function deleteExtracts(
  transaction: Queryable,
  condition: string,
  value: string,
): Promise<number> {
  const files = await transaction.query<{ storage_key: string } & Row>(
    `delete from order_files f using orders o where o.order_number = f.order_number and f.kind = 'EXTRACT'
       and o.status = 'CLOSED' and ${condition} returning f.storage_key`,
    [value],
  );
  await releaseContents(
    transaction,
    files.map(({ storage_key: key }) => key),
  );
  return files.length;
}

/** Deletes the extracts of closed private orders of a person; their contents are purged with the next run. */
export const deleteExtractsOf = (transaction: Queryable, customerId: string): Promise<number> =>
  deleteExtracts(transaction, 'o.customer_id = $1::uuid and o.organisation_id is null', customerId);

/** Some extracts that were created before the time `$1`. */
const SOME_EXTRACTS = `f.${someOf(
  `select f.ctid from order_files f join orders o on o.order_number = f.order_number
   where f.kind = 'EXTRACT' and o.status = 'CLOSED' and o.created_at < $1`,
)}`;

/** Deletes the extracts of closed orders that were created before a time, in batches. @returns how many */
export async function deleteExtractsBefore(database: Database, before: string): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await database.transaction((transaction) =>
      deleteExtracts(transaction, SOME_EXTRACTS, before),
    );
    deleted += count;
    if (count < PURGE_BATCH) return deleted;
  }
}

/** Deletes closed orders that were created before a time, with everything that belongs to them. @returns how many */
export function deleteOrders(database: Database, before: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const orders = await transaction.query<{ order_number: string } & Row>(
      `select order_number from orders where status = 'CLOSED' and created_at < $1
       order by created_at limit ${BATCH} for update skip locked`,
      [before],
    );
    const numbers = orders.map(({ order_number: number }) => number);
    const values = [JSON.stringify(numbers)];
    const among = `order_number in (select jsonb_array_elements_text($1::jsonb))`;
    const files = await transaction.query<{ storage_key: string } & Row>(
      `delete from order_files where ${among} returning storage_key`,
      values,
    );
    await releaseContents(
      transaction,
      files.map(({ storage_key: key }) => key),
    );
    const payments = await transaction.query<{ transaction_id: string | null } & Row>(
      `delete from payments where ${among} returning transaction_id`,
      values,
    );
    const transactions = payments.flatMap(({ transaction_id: id }) => id ?? []);
    const positions = await transaction.query<{ position_id: string } & Row>(
      `select position_id::text as position_id from order_positions where ${among} and credited_at is not null`,
      values,
    );
    const credited = positions.map(({ position_id: id }) => id);
    await deleteJobsOf(transaction, [...numbers, ...transactions, ...credited]);
    await deleteConversations(transaction, numbers);
    for (const table of [
      'audit',
      'postbox_submissions',
      'order_messages',
      'order_positions',
      'orders',
    ]) {
      await transaction.query(`delete from ${table} where ${among}`, values);
    }
    return orders.length;
  });
}
