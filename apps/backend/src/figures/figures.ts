import { csvOf } from '../csv.ts';
import type { Database, Queryable, Row } from '../db/database.ts';
import { startsOf } from '../login/order-starts.ts';
import {
  countMonthOfOrders,
  DELIVERY_CLASSES,
  firstDayOfOrders,
  ORDER_FIGURES,
} from '../orders/queries/month-figures.ts';
import { ratingsOf } from './feedback.ts';
import { firstDay, type Month, monthOf, monthsAfter } from '../month.ts';
import { type Published, type Sum, suppressed } from './suppression.ts';

/** All products together; ids of products have letters, digits and hyphens only. */
const ALL = '*';

const OF_ORDERS = [...ORDER_FIGURES, ...DELIVERY_CLASSES] as const;
const RATINGS = ['rating_1', 'rating_2', 'rating_3', 'rating_4', 'rating_5'] as const;

/** Months before the current one that are counted at most when a portal has not counted for long. */
const MOST_MONTHS = 24;

const keyOf = (product: string, figure: string): string => `${product} ${figure}`;

/** A published figure of a month. */
export interface MonthlyFigure extends Published {
  readonly month: Month;
  /** The id of a product, or `*` for all. */
  readonly product: string;
  readonly figure: string;
}

/** The sums that the figures of a month have: over the products, over the classes of time, and over the ratings. */
function sumsOf(products: readonly string[]): readonly Sum[] {
  return [
    ...[ALL, ...products].map(
      (product): Sum => [
        keyOf(product, 'delivered'),
        ...DELIVERY_CLASSES.map((one) => keyOf(product, one)),
      ],
    ),
    ...OF_ORDERS.map(
      (figure): Sum => [keyOf(ALL, figure), ...products.map((product) => keyOf(product, figure))],
    ),
    [keyOf(ALL, 'ratings'), ...RATINGS.map((one) => keyOf(ALL, one))],
  ];
}

/** Counts a month, and suppresses small counts. */
async function countMonth(store: Queryable, month: Month): Promise<readonly MonthlyFigure[]> {
  const rows = await countMonthOfOrders(store, firstDay(month), firstDay(monthsAfter(month, 1)));
  const products = [...new Set(rows.flatMap(({ product }) => product ?? []))].toSorted();
  const counts = new Map<string, number>();
  const places: [product: string, figure: string][] = [];
  const add = (product: string, figure: string, count: number): void => {
    counts.set(keyOf(product, figure), count);
    places.push([product, figure]);
  };
  add(ALL, 'started', await startsOf(store, firstDay(month)));
  for (const product of [ALL, ...products]) {
    for (const figure of OF_ORDERS) {
      const row = rows.find((one) => (one.product ?? ALL) === product && one.figure === figure);
      add(product, figure, row?.count ?? 0);
    }
  }
  const ratings = await ratingsOf(store, month);
  add(
    ALL,
    'ratings',
    ratings.reduce((sum, count) => sum + count, 0),
  );
  for (const [at, name] of RATINGS.entries()) add(ALL, name, ratings[at] ?? 0);
  const published = suppressed(counts, sumsOf(products));
  return places.flatMap(([product, figure]) => {
    const value = published.get(keyOf(product, figure));
    return value ? [{ month, product, figure, ...value }] : [];
  });
}

/** The finished months that were not counted yet. */
async function missingMonths(store: Queryable, now: Date): Promise<readonly Month[]> {
  const current = monthOf(now);
  const [last] = await store.query<{ month: Month | null }>(
    `select to_char(max(month), 'YYYY-MM') as month from monthly_figures`,
  );
  const first = last?.month
    ? monthsAfter(last.month, 1)
    : ((await firstDayOfOrders(store))?.slice(0, 7) ?? current);
  const earliest = monthsAfter(current, -MOST_MONTHS);
  const months: Month[] = [];
  for (let month = first > earliest ? first : earliest; month < current; ) {
    months.push(month);
    month = monthsAfter(month, 1);
  }
  return months;
}

/**
 * The job that counts finished months once (LAW-6). What is stored is what is published, so that figures outlive the orders, and so that
 * nobody can compare the counts of a month at two moments.
 */
export const countMonths =
  ({ database, now }: { database: Database; now: () => Date }): (() => Promise<void>) =>
  async () => {
    for (const month of await missingMonths(database, now())) {
      await database.transaction(async (transaction) => {
        const figures = await countMonth(transaction, month);
        await transaction.query(
          `insert into monthly_figures (month, product, figure, count, is_small)
           select (f->>'month')::date, f->>'product', f->>'figure', (f->>'count')::integer, (f->>'isSmall')::boolean
           from jsonb_array_elements($1::jsonb) as f on conflict do nothing`,
          [JSON.stringify(figures.map((one) => ({ ...one, month: firstDay(month) })))],
        );
      });
    }
  };

/** The figures of the last 24 finished months, or of the last one alone; the latest first. */
export function listFigures(store: Queryable, months = MOST_MONTHS): Promise<MonthlyFigure[]> {
  return store.query<MonthlyFigure & Row>(
    `select to_char(month, 'YYYY-MM') as month, product, figure, count, is_small as "isSmall" from monthly_figures
     where month > (select max(month) from monthly_figures) - make_interval(months => $1::integer)
     order by monthly_figures.month desc, product <> '${ALL}', product, figure`,
    [months],
  );
}

const HEADER = ['month', 'product', 'figure', 'count'];

/** A count as the table shows it: `<5` is small, `-` would reveal a small one. */
const shown = ({ count, isSmall }: Published): string => `${count ?? (isSmall ? '<5' : '-')}`;

/** Figures as CSV. */
export function figuresAsCsv(figures: readonly MonthlyFigure[]): string {
  const lines = figures.map((one) => [one.month, one.product, one.figure, shown(one)]);
  return csvOf([HEADER, ...lines]);
}
