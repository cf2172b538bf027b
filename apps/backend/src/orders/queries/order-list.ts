import type { OrderGroup, OrderPage, OrderSort, OrderSummary, Price, Product } from '@portal/api';
import { approvalRow, asksOf, isCharged } from '@portal/order-flow';
import type { Database, Row } from '../../db/database.ts';
import { type Owner, ownedBy } from '../../session/owner.ts';
import { sumOf } from '../../products/price.ts';
import { NOT_CHARGED_SQL, rowOf, sentBy, type StoredOrder } from '../order-store.ts';
import {
  downloadCount,
  downloadStatus,
  type OrderFacts,
  FACTS_SQL,
  availableActions,
  type DecisionInput,
} from './available-actions.ts';
import { comparisonOf, finderOf, type SearchableOrder } from './order-search.ts';

/** Orders of a list without a limit; the default of the contract (OPS-10). Pages of the last release expect all of them (SAFE-10). */
const DEFAULT_LIMIT = 1000;

/** A range of the list; its beginning by default. */
interface ListRange {
  /** Only orders that follow this one in the list. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

interface ListRow extends StoredOrder, OrderFacts {
  positions: readonly (DecisionInput & {
    readonly price: Price;
    readonly answer_until: string | null;
  })[];
  first_product: Product | null;
  first_parcel: string | null;
  first_extract: OrderSummary['firstExtract'] | null;
  references: readonly string[] | null;
}

const COLUMNS_SQL = `
  select o.*, ${FACTS_SQL},
    coalesce((select jsonb_agg(jsonb_build_object('price', p.price, 'approval_status', p.approval_status, 'answer_until', p.answer_until,
      'order_pdf', p.order_pdf, 'file_formats', p.file_formats, 'sensitive', (p.product->>'sensitiveData')::boolean) order by p.number)
      from order_positions p where p.order_number = o.order_number), '[]') as positions,
    (select array_agg(distinct p.reference) from order_positions p
      where p.order_number = o.order_number and p.reference <> '') as "references",
    f.product as first_product, f.parcel->>'displayString' as first_parcel,
    f.page || jsonb_build_object('orderPdf', f.order_pdf, 'numberOfCopies', f.copies,
      'furtherParcelCount', jsonb_array_length(f.further_parcels)) || case f.further_parcels when '[]' then '{}' else
      jsonb_build_object('furtherParcels', jsonb_path_query_array(f.further_parcels, '$[*].displayString')) end as first_extract
  from orders o left join lateral (
    -- The first position that is delivered; the first one if none is.
    select product, parcel, further_parcels, order_pdf, copies,
      jsonb_strip_nulls(jsonb_build_object('fileFormats', file_formats, 'pageFormat', page->'pageFormat', 'selectedScale', page->'selectedScale',
        'pageOrientation', page->'pageOrientation', 'colorPalette', page->'colorPalette')) as page
    from order_positions p where p.order_number = o.order_number
    order by p.approval_status in ${NOT_CHARGED_SQL}, p.number limit 1) f on true`;

/** One statement that uses indexes, because a customer may have 1,000 orders (BEY-1). */
const listSql = (owner: Owner): string => `${COLUMNS_SQL}
  where ${ownedBy(owner, 'o', '$1').condition} and ($2::text is null or exists (
    select 1 from orders b where b.order_number = $2 and ${ownedBy(owner, 'b', '$1').condition}
      and (o.created_at < b.created_at or (o.created_at = b.created_at and o.order_number > b.order_number))))
  order by o.created_at desc, o.order_number limit $3::integer`;

/** The orders of an owner with these numbers. */
const pageSql = (owner: Owner): string => `${COLUMNS_SQL}
  where ${ownedBy(owner, 'o', '$1').condition} and o.order_number in (select jsonb_array_elements_text($2::jsonb))`;

/** Little of each order of a customer: names need the rules of the language, which databases do not know. */
const searchableSql = (owner: Owner): string => `
  select o.order_number, o.created_at, o.status, o.close_resolution, p.*
  from orders o join lateral (
    select
      (array_agg(product->>'displayName' order by approval_status in ${NOT_CHARGED_SQL}, number))[1] as first_product,
      (array_agg(parcel->>'displayString' order by approval_status in ${NOT_CHARGED_SQL}, number))[1] as first_parcel,
      array_agg(distinct approval_status) as approvals,
      coalesce(sum((price->>'priceGross')::integer) filter (where approval_status not in ${NOT_CHARGED_SQL}
        and (o.status <> 'CLOSED' or o.close_resolution = 'COMPLETED')), 0)::integer as fee,
      string_agg(concat_ws(' ', product->>'displayName', product->>'englishDisplayName', (select
        string_agg(name, ' ') from jsonb_each_text(product->'names') as n(language, name)),
        parcel->>'displayString', reference, (select string_agg(f->>'displayString', ' ')
          from jsonb_array_elements(further_parcels) as f)), ' ') as names
    from order_positions where order_number = o.order_number) p on true
  where ${ownedBy(owner, 'o', '$1').condition}`;

/** Which orders a customer asks for; the defaults are those of the contract. */
interface OrderSearch {
  readonly search?: string | undefined;
  readonly group?: OrderGroup | undefined;
  readonly sort?: OrderSort | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The group of an order: that of a question, if the authority asks, else that of its status (PAGE-12, DESK-2). */
const groupOf = (
  order: Pick<SearchableOrder, 'status' | 'close_resolution' | 'approvals'>,
): OrderGroup => asksOf(order.approvals ?? [])?.group ?? rowOf(order).group;

function countsOf(orders: readonly SearchableOrder[]): OrderPage['counts'] {
  const counts = { TO_DO: 0, IN_PROGRESS: 0, READY: 0, ENDED: 0 };
  for (const order of orders) counts[groupOf(order)] += 1;
  return counts;
}

/** How many questions are open, and until when the first of them can be answered; nothing without any. */
function openQuestions(
  positions: ListRow['positions'],
): Pick<OrderSummary, 'questionCount' | 'answerUntil'> {
  const asked = positions.filter((position) => asksOf([position.approval_status]));
  if (asked.length === 0) return {};
  const [first] = asked
    .flatMap(({ answer_until: until }) => (until ? [new Date(until).toISOString()] : []))
    .toSorted();
  return { questionCount: asked.length, ...(first ? { answerUntil: first } : {}) };
}

function toSummary(row: ListRow, vatRate: number): OrderSummary {
  const chargeable = row.positions.filter((position) => isCharged(position.approval_status));
  return {
    orderNumber: row.order_number,
    orderStatus: row.status,
    closeResolution: row.close_resolution,
    createdAt: row.created_at.toISOString(),
    ...sentBy(row),
    positionCount: row.positions.length,
    rejectedCount: row.positions.filter((one) => approvalRow(one.approval_status).isRejected)
      .length,
    ...openQuestions(row.positions),
    ...(row.first_product ? { firstProduct: row.first_product } : {}),
    ...(row.first_parcel ? { firstParcel: row.first_parcel } : {}),
    ...(row.first_extract ? { firstExtract: row.first_extract } : {}),
    ...(row.references ? { references: [...row.references] } : {}),
    total: sumOf(rowOf(row).isEnded ? [] : chargeable.map((position) => position.price), vatRate),
    downloadStatus: downloadStatus(row, row.positions, row),
    downloadCount: downloadCount(row, row.positions, row),
    ...availableActions(row, row.positions, row),
  };
}

/** A part of a list, and the query of the next one; null at the end. */
interface OrderListPart {
  readonly orders: OrderSummary[];
  readonly next: Readonly<Record<'before' | 'limit', string>> | null;
}

/** Lists the orders of a customer, newest first, without geometry. */
export const orderList =
  (database: Database, vatRate: number) =>
  async (owner: Owner, part: ListRange = {}): Promise<OrderListPart> => {
    const limit = part.limit ?? DEFAULT_LIMIT;
    const values = [ownedBy(owner, 'o', '$1').value, part.before ?? null, limit + 1];
    const rows = await database.query<ListRow>(listSql(owner), values);
    const orders = rows.slice(0, limit).map((row) => toSummary(row, vatRate));
    const last = rows.length > limit ? orders.at(-1) : undefined;
    const next = last ? { before: last.orderNumber, limit: String(limit) } : null;
    return { orders, next };
  };

/** Searches, filters and sorts the orders of a customer (PAGE-12). */
export const orderSearch =
  (database: Database, vatRate: number) =>
  async (owner: Owner, asked: OrderSearch = {}): Promise<OrderPage> => {
    const { search = '', group, sort = 'DATE_DESC', page = 0, pageSize = 10 } = asked;
    const { value } = ownedBy(owner, 'o', '$1');
    const all = await database.query<SearchableOrder & Row>(searchableSql(owner), [value]);
    const found = all.filter(finderOf(search));
    const ofGroup = group ? found.filter((order) => groupOf(order) === group) : found;
    const numbers = ofGroup
      .toSorted(comparisonOf(sort))
      .slice(page * pageSize, (page + 1) * pageSize)
      .map((order) => order.order_number);
    const rows = await database.query<ListRow>(pageSql(owner), [value, JSON.stringify(numbers)]);
    const byNumber = new Map(rows.map((row) => [row.order_number, row]));
    return {
      items: numbers.flatMap((number) => {
        const row = byNumber.get(number);
        return row ? [toSummary(row, vatRate)] : [];
      }),
      page,
      total: ofGroup.length,
      counts: countsOf(found),
    };
  };
