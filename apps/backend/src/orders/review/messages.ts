import type { Evidence, PositionMessage } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import { findPositionFiles, linkEvidence } from './position-evidence.ts';

interface MessageRow extends Row {
  id: string;
  position_id: string;
  author: PositionMessage['author'];
  text: string;
  missing: readonly string[];
  written_at: Date;
}

/** A message of authority or customer that is not written yet. */
export interface NewMessage extends Pick<PositionMessage, 'author' | 'text'> {
  readonly missing?: readonly string[];
  /** Ids of files, which the order has already. */
  readonly evidence?: readonly string[];
}

const toMessage = (
  row: MessageRow,
  number: number,
  evidence: readonly Evidence[],
): PositionMessage => ({
  number,
  author: row.author,
  text: row.text,
  ...(row.missing.length > 0 ? { missing: [...row.missing] } : {}),
  ...(evidence.length > 0 ? { evidence: [...evidence] } : {}),
  writtenAt: row.written_at.toISOString(),
});

/** What people and authority have written about a position, and the files of the justification (DESK-1, DESK-2). */
export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly PositionMessage[];
  /** Files that came with the justification. */
  readonly evidence: readonly Evidence[];
}

/** The conversations of an order. @returns a function that has the one about a position */
export async function findConversations(
  store: Queryable,
  orderNumber: string,
): Promise<(positionId: string) => Conversation> {
  const rows = await store.query<MessageRow>(
    `select id::text, position_id::text, author, text, missing, written_at from position_messages
     where order_number = $1 order by position_messages.id`,
    [orderNumber],
  );
  const filesOf = await findPositionFiles(store, orderNumber);
  return (positionId) => {
    const { justification, ofMessage } = filesOf(positionId);
    const own = rows.filter((row) => row.position_id === positionId);
    return {
      messages: own.map((row, index) => toMessage(row, index + 1, ofMessage.get(row.id) ?? [])),
      evidence: justification,
    };
  };
}

/** Adds a message to the conversation about a position; the caller has locked the order, so that their numbers are unique. */
export async function addMessage(
  transaction: Queryable,
  orderNumber: string,
  positionId: string,
  { author, text, missing = [], evidence = [] }: NewMessage,
  at: Date,
): Promise<void> {
  const [added] = await transaction.query<{ id: string }>(
    `insert into position_messages (order_number, position_id, author, text, missing, written_at)
     values ($1, $2::uuid, $3, $4, $5::jsonb, $6) returning id::text as id`,
    [orderNumber, positionId, author, text, JSON.stringify(missing), at.toISOString()],
  );
  if (added) await linkEvidence(transaction, positionId, evidence, added.id);
}
