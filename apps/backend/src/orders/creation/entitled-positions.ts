import { OWNER_GROUND } from '@portal/order-flow';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import { audit } from '../lifecycle/transitions.ts';
import type { PositionDraft, StoredEntitlement } from '../order-store.ts';

/** A new position, and why it needs no justification; null for one that takes the usual way. */
export interface EntitledDraft extends PositionDraft {
  readonly entitlement: StoredEntitlement | null;
  /** When the register has confirmed the customer as the owner (OWN-1). */
  readonly ownerConfirmedAt: Date | null;
}

/** The new order, and the person who has sent it. */
interface SentOrder {
  readonly orderNumber: string;
  readonly sender: string;
  readonly at: Date;
}

/** Stores that the customer is entered as the owner, and logs ground and time (OWN-1). The person is that of the order. */
async function recordOwner(
  transaction: Queryable,
  { orderNumber, at }: Pick<SentOrder, 'orderNumber' | 'at'>,
  number: number,
  confirmedAt: Date,
): Promise<void> {
  const [position] = await transaction.query<{ id: string }>(
    `update order_positions set owner_confirmed_at = $3 where order_number = $1 and number = $2
     returning position_id::text as id`,
    [orderNumber, number, confirmedAt.toISOString()],
  );
  await audit(transaction, {
    orderNumber,
    ...(position && { positionId: position.id }),
    actor: 'customer',
    event: 'ENTITLED',
    at,
    detail: OWNER_GROUND,
  });
}

/**
 * Stores the entitlements of a new order, and logs each with ground, person and time, as the law asks (ORG-2). Those that were drawn go to the
 * authority afterwards; the order does not wait for it.
 */
export async function recordEntitlements(
  transaction: Queryable,
  jobs: Jobs,
  { orderNumber, sender, at }: SentOrder,
  drafts: readonly EntitledDraft[],
): Promise<void> {
  const ordered = { orderNumber, at };
  for (const [index, { entitlement, ownerConfirmedAt }] of drafts.entries()) {
    if (ownerConfirmedAt) await recordOwner(transaction, ordered, index + 1, ownerConfirmedAt);
    if (!entitlement) continue;
    const [position] = await transaction.query<{ id: string }>(
      `update order_positions set entitlement = $3::jsonb where order_number = $1 and number = $2
       returning position_id::text as id`,
      [orderNumber, index + 1, JSON.stringify(entitlement)],
    );
    const { group, ground, fileNumber } = entitlement;
    await audit(transaction, {
      orderNumber,
      ...(position && { positionId: position.id }),
      actor: 'customer',
      event: 'ENTITLED',
      at,
      detail: `${group.id} ${ground.id} ${fileNumber} ${sender}`,
    });
  }
  if (drafts.some(({ entitlement }) => entitlement?.isSample)) {
    await jobs.add(transaction, 'send-sample', orderNumber);
  }
}
