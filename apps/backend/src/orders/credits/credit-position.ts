import { isCharged } from '@portal/order-flow';
import type { Database, Queryable } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import { addCredit, chargeOf } from '../collective/items.ts';
import { audit } from '../lifecycle/transitions.ts';
import {
  findPositions,
  lockOrder,
  rowOf,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';

/** What crediting needs. */
interface CreditSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

/** Throws unless the position of a single payment has a fee that was paid, or is demanded by a fee notice. */
function assertCreditable(order: StoredOrder, position: StoredPosition): void {
  if (!rowOf(order).isReleased || position.price.priceGross === 0) throw conflict('NOT_PAID');
  if (!isCharged(position.approval_status)) throw conflict('NOT_APPROVED');
}

/** @returns whether it was not credited before */
async function markCredited(transaction: Queryable, id: string, at: Date): Promise<boolean> {
  const marked = await transaction.query(
    'update order_positions set credited_at = $2 where position_id = $1::uuid and credited_at is null returning 1',
    [id, at.toISOString()],
  );
  return marked.length > 0;
}

/** Credits positions for the cash office. */
export function positionCredits({ database, jobs, now }: CreditSettings) {
  /**
   * Takes the fee of a position back. What was put on a collective invoice is a credit of the next one (ORG-5); for an order with a payment of
   * its own, a credit note is requested (LAW-3). Repeating it changes nothing.
   *
   * @param number of the position in its order
   * @throws DomainError `not-found` for an unknown position; `conflict` when there is no fee to take back
   */
  return async (orderNumber: string, number: number): Promise<void> => {
    const charge = await chargeOf(database, orderNumber, number);
    const positions = await findPositions(database, orderNumber);
    const position = positions.find((one) => one.number === number);
    const positionId = charge?.positionId ?? position?.position_id;
    if (!positionId) throw notFound();
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      const at = now();
      if (charge) {
        if (!(await addCredit(transaction, charge.organisationId, positionId, at))) return;
      } else if (order && position) assertCreditable(order, position);
      // Collective invoices are kept longer than orders.
      if (!(await markCredited(transaction, positionId, at))) return;
      await audit(transaction, {
        orderNumber,
        positionId,
        actor: 'accounting',
        event: 'CREDITED',
        at,
      });
      if (!charge) await jobs.add(transaction, 'order-credit', positionId);
    });
    jobs.wake();
  };
}
