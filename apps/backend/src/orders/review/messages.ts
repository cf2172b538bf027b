import type { PositionMessage } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';

interface MessageRow extends Row {
  position_id: string;
  author: PositionMessage['author'];
  text: string;
  missing: readonly string[];
  written_at: Date;
}

/** A message of authority or customer that is not written yet. */
export interface NewMessage extends Pick<PositionMessage, 'author' | 'text'> {
  readonly missing?: readonly string[];
}

const toMessage = (row: MessageRow, number: number): PositionMessage => ({
  number,
  author: row.author,
  text: row.text,
  ...(row.missing.length > 0 ? { missing: [...row.missing] } : {}),
  writtenAt: row.written_at.toISOString(),
});

/** The conversations of an order by position, each oldest first; positions without one are missing (DESK-2). */
export async function findMessages(
  store: Queryable,
  orderNumber: string,
): Promise<ReadonlyMap<string, readonly PositionMessage[]>> {
  const rows = await store.query<MessageRow>(
    `select position_id, author, text, missing, written_at from position_messages where order_number = $1 order by id`,
    [orderNumber],
  );
  const byPosition = Map.groupBy(rows, ({ position_id: id }) => id);
  return new Map(
    [...byPosition].map(([id, messages]) => [
      id,
      messages.map((row, index) => toMessage(row, index + 1)),
    ]),
  );
}

/** Adds a message to the conversation about a position; the caller has locked the order, so that their numbers are unique. */
export async function addMessage(
  transaction: Queryable,
  orderNumber: string,
  positionId: string,
  { author, text, missing = [] }: NewMessage,
  at: Date,
): Promise<void> {
  await transaction.query(
    `insert into position_messages (order_number, position_id, author, text, missing, written_at)
     values ($1, $2::uuid, $3, $4, $5::jsonb, $6)`,
    [orderNumber, positionId, author, text, JSON.stringify(missing), at.toISOString()],
  );
}
