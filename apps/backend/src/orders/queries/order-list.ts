import type { OrderSummary, Price, Product } from '@portal/api';
import type { Database } from '../../db/database.ts';
import { sumOf } from '../../products/price.ts';
import { hasEnded, type StoredOrder } from '../order-store.ts';
import {
  downloadCount,
  downloadStatus,
  type OrderFacts,
  FACTS_SQL,
  availableActions,
  type DecisionInput,
} from './available-actions.ts';

/** Orders of a list without a limit; the default of the contract (OPS-10). */
const DEFAULT_LIMIT = 100;

/** A range of the list; its beginning by default. */
interface ListRange {
  /** Only orders that follow this one in the list. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

interface ListRow extends StoredOrder, OrderFacts {
  positions: readonly (DecisionInput & { readonly price: Price })[];
  first_product: Product | null;
  first_parcel: string | null;
}

/** One statement that uses indexes, because a customer may have 1,000 orders (BEY-1). */
const LIST_SQL = `
  select o.*, ${FACTS_SQL},
    coalesce((select jsonb_agg(jsonb_build_object('price', p.price, 'approval_status', p.approval_status,
      'order_pdf', p.order_pdf, 'sensitive', (p.product->>'sensitiveData')::boolean) order by p.number)
      from order_positions p where p.order_number = o.order_number), '[]') as positions,
    f.product as first_product, f.parcel->>'displayString' as first_parcel
  from orders o left join lateral (
    -- The first position that is delivered; the first one if all are rejected.
    select product, parcel from order_positions p where p.order_number = o.order_number
    order by p.approval_status = 'REJECTED', p.number limit 1) f on true
  where o.customer_id = $1::uuid and ($2::text is null or exists (
    select 1 from orders b where b.order_number = $2 and b.customer_id = o.customer_id
      and (o.created_at < b.created_at or (o.created_at = b.created_at and o.order_number > b.order_number))))
  order by o.created_at desc, o.order_number limit $3::integer`;

function toSummary(row: ListRow, vatRate: number): OrderSummary {
  const chargeable = row.positions.filter(({ approval_status: status }) => status !== 'REJECTED');
  return {
    orderNumber: row.order_number,
    orderStatus: row.status,
    closeResolution: row.close_resolution,
    createdAt: row.created_at.toISOString(),
    positionCount: row.positions.length,
    rejectedCount: row.positions.length - chargeable.length,
    ...(row.first_product ? { firstProduct: row.first_product } : {}),
    ...(row.first_parcel ? { firstParcel: row.first_parcel } : {}),
    total: sumOf(hasEnded(row) ? [] : chargeable.map((position) => position.price), vatRate),
    downloadStatus: downloadStatus(row, row.positions, row),
    downloadCount: downloadCount(row, row.positions, row),
    ...availableActions(row, row.positions, row),
  };
}

/** Lists the orders of a customer, newest first, without geometry. */
export const orderList =
  (database: Database, vatRate: number) =>
  async (customerId: string, part: ListRange = {}): Promise<OrderSummary[]> => {
    const rows = await database.query<ListRow>(LIST_SQL, [
      customerId,
      part.before ?? null,
      part.limit ?? DEFAULT_LIMIT,
    ]);
    return rows.map((row) => toSummary(row, vatRate));
  };
