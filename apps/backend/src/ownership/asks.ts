import type { Database, Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import { lockSession } from '../session/people.ts';
import type { Session } from '../session/sessions.ts';

const DAY_MS = 24 * 3_600_000;

/** How often a person asks within a day, before nobody is asked any more (OWN-1). */
export const ASK_LIMITS = {
  /** Parcels of one person. */
  parcels: 20,
  /** Times for the same person and parcel. */
  times: 3,
} as const;

interface AskRow extends Row {
  parcel_id: string;
  asks: number;
  is_recent: boolean;
  is_confirmed: boolean;
}

const dayBefore = (at: Date): string => new Date(at.getTime() - DAY_MS).toISOString();

/**
 * Counts a question about parcels. Parcels that the register has confirmed within a day are not asked about again.
 *
 * @returns the parcels to ask about; null when a limit is reached, and then nothing is counted
 * @throws DomainError `not-authenticated` when the session has ended meanwhile
 */
export function countAsks(
  database: Database,
  session: Session,
  parcelIds: readonly string[],
  at: Date,
): Promise<readonly string[] | null> {
  return database.transaction(async (transaction) => {
    // The lock also keeps concurrent calls from exceeding the limits.
    await lockSession(transaction, session);
    const rows = await transaction.query<AskRow>(
      `select parcel_id, asks, first_asked_at > $2 as is_recent, coalesce(confirmed_at > $2, false) as is_confirmed
       from ownership_asks where customer_id = $1::uuid`,
      [session.customer.id, dayBefore(at)],
    );
    const known = new Map(rows.map((row) => [row.parcel_id, row]));
    const open = parcelIds.filter((id) => !known.get(id)?.is_confirmed);
    const recent = rows.filter((row) => row.is_recent);
    const added = open.filter((id) => !known.get(id)?.is_recent);
    const isOften = recent.some(
      (row) => open.includes(row.parcel_id) && row.asks >= ASK_LIMITS.times,
    );
    if (isOften || recent.length + added.length > ASK_LIMITS.parcels) return null;
    await transaction.query(
      `insert into ownership_asks as a (customer_id, parcel_id, asks, first_asked_at)
       select $1::uuid, asked, 1, $3::timestamptz from jsonb_array_elements_text($2::jsonb) as asked
       on conflict (customer_id, parcel_id) do update set
         asks = case when a.first_asked_at > $4 then a.asks + 1 else 1 end,
         first_asked_at = case when a.first_asked_at > $4 then a.first_asked_at else excluded.first_asked_at end`,
      [session.customer.id, JSON.stringify(open), at.toISOString(), dayBefore(at)],
    );
    return open;
  });
}

/** Keeps that the register has confirmed a person for parcels. */
export async function recordConfirmations(
  database: Database,
  customerId: string,
  parcelIds: readonly string[],
  at: Date,
): Promise<void> {
  await database.query(
    `update ownership_asks set confirmed_at = $3 where customer_id = $1::uuid and parcel_id in (select jsonb_array_elements_text($2::jsonb))`,
    [customerId, JSON.stringify(parcelIds), at.toISOString()],
  );
}

/** When the register has confirmed a person, by parcel; only what counts still, for a day. */
export async function findConfirmations(
  store: Queryable,
  customerId: string,
  at: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await store.query<{ parcel_id: string; confirmed_at: Date }>(
    'select parcel_id, confirmed_at from ownership_asks where customer_id = $1::uuid and confirmed_at > $2',
    [customerId, dayBefore(at)],
  );
  return new Map(rows.map((row) => [row.parcel_id, row.confirmed_at]));
}

/** Questions of which nothing counts any more; a confirmation is at most a day younger than the first question. */
export const EXPIRED_ASKS: PurgeRule = [
  'ownershipAsks',
  `delete from ownership_asks where ${someOf(
    `select ctid from ownership_asks where first_asked_at < $1::timestamptz - interval '1 day'
       and (confirmed_at is null or confirmed_at < $1::timestamptz - interval '1 day')`,
  )}`,
  'now',
];

/** The questions of a person, for the export of personal data (BIG-9). */
export const exportOwnershipAsksOf = (store: Queryable, customerId: string): Promise<Row[]> =>
  store.query(
    `select parcel_id, asks, first_asked_at, confirmed_at from ownership_asks where customer_id = $1::uuid
     order by first_asked_at`,
    [customerId],
  );

/** Deletes the questions of a person (BIG-9). */
export async function eraseOwnershipAsksOf(
  transaction: Queryable,
  customerId: string,
): Promise<void> {
  await transaction.query('delete from ownership_asks where customer_id = $1::uuid', [customerId]);
}
