import type { OrganisationOrder } from '@portal/api';
import { isCharged } from '@portal/order-flow';
import type { Queryable } from '../../db/database.ts';
import { type Owner, ownedBy } from '../../session/owner.ts';
import { rowOf, type StoredOrder, type StoredPosition } from '../order-store.ts';

/** Orders that a page shows at most. */
const MOST = 1000;

interface OrganisationRow extends StoredOrder {
  readonly positions: readonly (Pick<StoredPosition, 'approval_status' | 'price'> & {
    readonly extract: string;
    readonly numbers: readonly string[];
  })[];
  readonly has_invoice: boolean;
}

function toOrder(row: OrganisationRow): OrganisationOrder {
  const charged = rowOf(row).isEnded
    ? []
    : row.positions.filter((position) => isCharged(position.approval_status));
  const numbers = row.positions.flatMap((position) => position.numbers);
  return {
    orderNumber: row.order_number,
    orderStatus: row.status,
    closeResolution: row.close_resolution,
    createdAt: row.created_at.toISOString(),
    sentBy: row.sender ?? '',
    fileNumbers: [...new Set(numbers.filter(Boolean))],
    extracts: row.positions.map(({ extract }) => extract),
    priceGross: charged.reduce((sum, { price }) => sum + price.priceGross, 0),
    invoiceAvailable: row.has_invoice,
  };
}

/** The orders of an owner for the page of an organisation, newest first (ORG-3). */
export async function organisationOrders(
  store: Queryable,
  owner: Owner,
): Promise<OrganisationOrder[]> {
  const { condition, value } = ownedBy(owner, 'o', '$1');
  const rows = await store.query<OrganisationRow>(
    `select o.*, exists (select 1 from order_files f where f.order_number = o.order_number and f.kind = 'INVOICE') as has_invoice,
       coalesce((select jsonb_agg(jsonb_build_object('approval_status', p.approval_status, 'price', p.price,
         'extract', concat_ws(', ', p.product->>'displayName', p.parcel->>'displayString'),
         'numbers', jsonb_build_array(coalesce(p.entitlement->>'fileNumber', ''), p.reference)) order by p.number)
         from order_positions p where p.order_number = o.order_number), '[]') as positions
     from orders o where ${condition} order by o.created_at desc, o.order_number limit ${MOST}`,
    [value],
  );
  return rows.map(toOrder);
}

/** How many orders each person has sent for an organisation, by the id of the person. */
export async function orderCountsOf(
  store: Queryable,
  organisationId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await store.query<{ id: string; count: number }>(
    `select customer_id::text as id, count(*)::int as count from orders where organisation_id = $1::uuid group by customer_id`,
    [organisationId],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
