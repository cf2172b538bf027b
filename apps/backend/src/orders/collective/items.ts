import type { Database, Queryable, Row } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { audit } from '../lifecycle/transitions.ts';
import { describePosition } from '../order-description.ts';
import { lockOrder, type StoredPosition } from '../order-store.ts';
import { lockAccount } from './accounts.ts';

/** A row of `collective_items`. */
export interface CollectiveItem extends Row {
  position_id: string;
  kind: 'CHARGE' | 'CREDIT';
  order_number: string;
  /** The number of the position in its order. */
  position_number: number;
  description: string;
  /** The file number of the customer; may be empty. */
  reference: string;
  /** Cents, negative for a credit; so are the others. */
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  /** In percent. */
  vat_rate: number;
  at: Date;
}

/** Adds the fees of positions, within a transaction that has locked the account; a position that has its fee already fails. */
export async function addCharges(
  transaction: Queryable,
  organisationId: string,
  positions: readonly StoredPosition[],
  at: Date,
): Promise<void> {
  for (const position of positions) {
    const { price } = position;
    await transaction.query(
      `insert into collective_items (position_id, kind, organisation_id, order_number, position_number,
         description, reference, net_cents, vat_cents, gross_cents, vat_rate, at)
       values ($1::uuid, 'CHARGE', $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        position.position_id,
        organisationId,
        position.order_number,
        position.number,
        describePosition(position),
        position.entitlement?.fileNumber ?? '',
        price.priceNet,
        price.vatAmount,
        price.priceGross,
        price.vatRate,
        at.toISOString(),
      ],
    );
  }
}

/** Credits positions for the cash office. */
export function credits({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => Date;
}) {
  /**
   * Takes the fee of a position back: the next collective invoice has it as a credit (ORG-5). Repeating it changes nothing.
   *
   * @throws DomainError `not-found` for a position that was not ordered by collective invoice
   */
  return async (positionId: string): Promise<void> => {
    const [charged] = await database.query<{ organisation: string; order_number: string }>(
      `select organisation_id::text as organisation, order_number from collective_items
       where position_id = $1::uuid and kind = 'CHARGE'`,
      [positionId],
    );
    if (!charged) throw notFound();
    await database.transaction(async (transaction) => {
      // In the order in which a payment locks them.
      const { order_number: orderNumber } = charged;
      const order = await lockOrder(transaction, orderNumber);
      await lockAccount(transaction, charged.organisation);
      const at = now();
      const added = await transaction.query(
        `insert into collective_items (position_id, kind, organisation_id, order_number, position_number,
           description, reference, net_cents, vat_cents, gross_cents, vat_rate, at)
         select position_id, 'CREDIT', organisation_id, order_number, position_number,
           description, reference, -net_cents, -vat_cents, -gross_cents, vat_rate, $2
         from collective_items where position_id = $1::uuid and kind = 'CHARGE'
         on conflict (position_id, kind) do nothing returning 1`,
        [positionId, at.toISOString()],
      );
      // Invoices are kept longer than orders.
      if (added.length === 0 || !order) return;
      await audit(transaction, {
        orderNumber,
        positionId,
        actor: 'accounting',
        event: 'CREDITED',
        at,
      });
    });
  };
}
