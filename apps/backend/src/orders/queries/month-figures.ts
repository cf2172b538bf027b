import type { Queryable, Row } from '../../db/database.ts';

/** What is counted of orders in a month (LAW-6): each is an event of the order, in the month of the event. */
export const ORDER_FIGURES = [
  'sent',
  'paid',
  'delivered',
  'ended_rejected',
  'ended_withdrawn',
  'ended_cancelled',
  'ended_expired',
] as const;

/** The classes of the time from sending to delivery; together they are `delivered`. */
export const DELIVERY_CLASSES = [
  'delivered_within_1_hour',
  'delivered_within_1_day',
  'delivered_within_3_days',
  'delivered_within_7_days',
  'delivered_later',
] as const;

/** The number of orders with an event, of one product or of all. */
export interface OrderFigure {
  /** The id of a product; null: all orders. */
  readonly product: string | null;
  readonly figure: (typeof ORDER_FIGURES)[number] | (typeof DELIVERY_CLASSES)[number];
  readonly count: number;
}

/** The events that end each figure; paid includes orders without a fee, and those released for payment by bank transfer or collective invoice. */
const EVENTS = `(values ('CREATED', 'sent'), ('PAID', 'paid'), ('BILLED_COLLECTIVELY', 'paid'), ('NOTHING_TO_PAY', 'paid'), ('COMPLETED_BY_TIME', 'paid'),
  ('EXTRACT_DELIVERED', 'delivered'), ('ALL_REJECTED', 'ended_rejected'), ('ALL_WITHDRAWN', 'ended_withdrawn'),
  ('CANCELLED', 'ended_cancelled'), ('EXPIRED', 'ended_expired')) as e (event, figure)`;

/** The condition of the index `audit_of_counted_events`. */
const COUNTED = `a.event in ('CREATED', 'PAID', 'BILLED_COLLECTIVELY', 'NOTHING_TO_PAY', 'COMPLETED_BY_TIME', 'EXTRACT_DELIVERED',
  'ALL_REJECTED', 'ALL_WITHDRAWN', 'CANCELLED', 'EXPIRED')`;

const CLASS = `case when a.at - o.created_at <= interval '1 hour' then 'delivered_within_1_hour'
  when a.at - o.created_at <= interval '1 day' then 'delivered_within_1_day'
  when a.at - o.created_at <= interval '3 days' then 'delivered_within_3_days'
  when a.at - o.created_at <= interval '7 days' then 'delivered_within_7_days'
  else 'delivered_later' end`;

/**
 * Counts the events of orders between two days of Germany, by product and in all. An order with several products counts once for each of
 * them, so that products may have more in sum than all.
 *
 * @param from the first day, as `2026-11-01`
 * @param until the day after the last one
 */
export function countMonthOfOrders(
  store: Queryable,
  from: string,
  until: string,
): Promise<OrderFigure[]> {
  return store.query<OrderFigure & Row>(
    `with events as (
       select a.order_number, e.figure, ${CLASS} as class
       from audit a join ${EVENTS} on e.event = a.event join orders o on o.order_number = a.order_number
       where a.position_id is null and ${COUNTED}
         and a.at >= $1::date::timestamp at time zone 'Europe/Berlin'
         and a.at < $2::date::timestamp at time zone 'Europe/Berlin'),
     figures as (
       select order_number, figure from events
       union all select order_number, class from events where figure = 'delivered')
     select p.product->>'id' as product, f.figure, count(distinct f.order_number)::int as count
     from figures f join order_positions p on p.order_number = f.order_number
     group by grouping sets ((f.figure), (f.figure, p.product->>'id'))`,
    [from, until],
  );
}

/** The day in Germany of the first event that is known; null: none. */
export async function firstDayOfOrders(store: Queryable): Promise<string | null> {
  const [row] = await store.query<{ day: string | null }>(
    `select to_char(min(a.at) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from audit a where ${COUNTED}`,
  );
  return row?.day ?? null;
}
