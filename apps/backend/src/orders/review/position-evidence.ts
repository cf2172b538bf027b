import type { Evidence } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import { evidenceOfOrder } from '../../evidence/evidence.ts';

/** Files of a position: those that came with the justification, and those of each answer. */
export interface PositionFiles {
  readonly justification: readonly Evidence[];
  /** By the id of the message in the database. */
  readonly ofMessage: ReadonlyMap<string, readonly Evidence[]>;
}

const NO_FILES: PositionFiles = { justification: [], ofMessage: new Map() };

interface LinkRow extends Row {
  position_id: string;
  evidence_id: string;
  message_id: string | null;
}

/** Records files of positions; the order has them already. @param messageId null: they come with the justification */
export async function linkEvidence(
  transaction: Queryable,
  positionId: string,
  evidenceIds: readonly string[],
  messageId: string | null = null,
): Promise<void> {
  await transaction.query(
    `insert into position_evidence (position_id, evidence_id, message_id)
     select $1::uuid, jsonb_array_elements_text($2::jsonb)::uuid, $3::bigint`,
    [positionId, JSON.stringify(evidenceIds), messageId],
  );
}

/** The files of the positions of an order. @returns a function that has those of a position */
export async function findPositionFiles(
  store: Queryable,
  orderNumber: string,
): Promise<(positionId: string) => PositionFiles> {
  const files = await evidenceOfOrder(store, orderNumber);
  if (files.size === 0) return () => NO_FILES;
  const links = await store.query<LinkRow>(
    `select l.position_id::text, l.evidence_id::text, l.message_id::text
     from position_evidence l join order_positions p on p.position_id = l.position_id
     where p.order_number = $1`,
    [orderNumber],
  );
  const evidenceOf = (rows: readonly LinkRow[]): readonly Evidence[] =>
    rows
      .flatMap(({ evidence_id: id }) => files.get(id) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  return (positionId) => {
    const own = links.filter((link) => link.position_id === positionId);
    const byMessage = Map.groupBy(own, ({ message_id: id }) => id ?? '');
    const ofMessage = [...byMessage].map(([id, rows]) => [id, evidenceOf(rows)] as const);
    return {
      justification: evidenceOf(byMessage.get('') ?? []),
      ofMessage: new Map(ofMessage),
    };
  };
}
