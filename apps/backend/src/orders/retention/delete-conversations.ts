import type { Database, Queryable, Row } from '../../db/database.ts';
import { deleteEvidenceOfOrders } from '../../evidence/evidence.ts';

/** Orders per run; the next one continues. */
const BATCH = 500;

/** Deletes what people and authority have written about orders, and the files of both answers and justifications (DESK-1, DESK-2). */
export async function deleteConversations(
  transaction: Queryable,
  orderNumbers: readonly string[],
): Promise<void> {
  await deleteEvidenceOfOrders(transaction, orderNumbers);
  await transaction.query(
    'delete from position_messages where order_number in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(orderNumbers)],
  );
}

/** Deletes the conversations of closed orders that were created before a time, with their files. @returns the number of orders */
export async function deleteConversationsBefore(
  database: Database,
  before: string,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await database.transaction(async (transaction) => {
      const orders = await transaction.query<{ order_number: string } & Row>(
        `select o.order_number from orders o where o.status = 'CLOSED' and o.created_at < $1 and (
           exists (select 1 from position_messages m where m.order_number = o.order_number) or exists (
             select 1 from order_positions p join position_evidence e on e.position_id = p.position_id
             where p.order_number = o.order_number))
         limit ${BATCH} for update skip locked`,
        [before],
      );
      await deleteConversations(
        transaction,
        orders.map(({ order_number: number }) => number),
      );
      return orders.length;
    });
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
