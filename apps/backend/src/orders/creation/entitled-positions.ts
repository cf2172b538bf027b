import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import { audit } from '../lifecycle/transitions.ts';
import type { PositionDraft, StoredEntitlement } from '../order-store.ts';

/** A new position, and why it needs no justification; null for one that takes the usual way. */
export interface EntitledDraft extends PositionDraft {
  readonly entitlement: StoredEntitlement | null;
}

/** The new order, and the person who has sent it. */
interface SentOrder {
  readonly orderNumber: string;
  readonly sender: string;
  readonly at: Date;
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
  for (const [index, { entitlement }] of drafts.entries()) {
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
