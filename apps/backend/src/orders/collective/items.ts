import type { Queryable, Row } from '../../db/database.ts';
import { describePosition } from '../order-description.ts';
import type { StoredPosition } from '../order-store.ts';
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

/** The fee of a position that was put on a collective invoice; null for another position. */
export async function chargeOf(
  store: Queryable,
  orderNumber: string,
  positionNumber: number,
): Promise<{ readonly organisationId: string; readonly positionId: string } | null> {
  const [charged] = await store.query<{ organisation: string; position: string }>(
    `select organisation_id::text as organisation, position_id::text as position from collective_items
     where order_number = $1 and position_number = $2 and kind = 'CHARGE'`,
    [orderNumber, positionNumber],
  );
  if (!charged) return null;
  return { organisationId: charged.organisation, positionId: charged.position };
}

/**
 * Takes the fee of a position back: the next collective invoice has it as a credit (ORG-5). Within a transaction that has locked the order,
 * which a payment locks before the account, too.
 *
 * @returns whether it was not credited before
 */
export async function addCredit(
  transaction: Queryable,
  organisationId: string,
  positionId: string,
  at: Date,
): Promise<boolean> {
  await lockAccount(transaction, organisationId);
  const added = await transaction.query(
    `insert into collective_items (position_id, kind, organisation_id, order_number, position_number,
       description, reference, net_cents, vat_cents, gross_cents, vat_rate, at)
     select position_id, 'CREDIT', organisation_id, order_number, position_number,
       description, reference, -net_cents, -vat_cents, -gross_cents, vat_rate, $2
     from collective_items where position_id = $1::uuid and kind = 'CHARGE'
     on conflict (position_id, kind) do nothing returning 1`,
    [positionId, at.toISOString()],
  );
  return added.length > 0;
}
