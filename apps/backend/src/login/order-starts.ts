import { paths } from '@portal/api/pages';
import type { Queryable, Row } from '../db/database.ts';

/** What counting needs. */
interface CountDependencies {
  readonly database: Queryable;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

/** Where a person begins an order; the return address of a login names the page behind the hash. */
const BEGINNINGS: ReadonlySet<string> = new Set([paths.extracts, paths.draft]);

/** The page of a product, with a link that begins an order of it. */
const OF_PRODUCT = paths.product('');

/** Whether the person logs in to order: the login returns to the wizard or to a product. */
function leadsToOrder(address: string): boolean {
  const [path = ''] = (URL.parse(address)?.hash ?? '').slice(1).split('?');
  return BEGINNINGS.has(path) || path.startsWith(OF_PRODUCT);
}

/**
 * Counts a successful login that leads to an order (LAW-6): a number by month, and nothing about who it was. A login does not fail
 * because it cannot be counted.
 *
 * @param address where the login returns to
 */
export async function countStart(
  { database, log, now }: CountDependencies,
  address: string,
): Promise<void> {
  if (!leadsToOrder(address)) return;
  try {
    await database.query(
      `insert into order_starts as s (month, logins)
       values (date_trunc('month', $1::timestamptz at time zone 'Europe/Berlin')::date, 1)
       on conflict (month) do update set logins = s.logins + 1`,
      [now().toISOString()],
    );
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'login not counted');
  }
}

/** The number of logins that led to an order in a month. @param firstDay as `2026-11-01` */
export async function startsOf(store: Queryable, firstDay: string): Promise<number> {
  const [row] = await store.query<{ logins: number } & Row>(
    'select logins from order_starts where month = $1::date',
    [firstDay],
  );
  return row?.logins ?? 0;
}
