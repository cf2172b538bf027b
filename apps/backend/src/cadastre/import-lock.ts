import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../db/database.ts';
import { RetryLater } from '../jobs/job.ts';

/** Another run has taken the lock; this one must not change anything any more. */
export class RunSuperseded extends Error {
  override readonly name = 'RunSuperseded';

  constructor() {
    super('Another import has taken over.');
  }
}

/** The exclusive right of one run to replace the index. */
export interface ImportLock {
  /** Number of the run; part of the names of its staging tables. */
  readonly run: string;
  /** Extends the lock. @throws RunSuperseded */
  renew(): Promise<void>;
  /** Throws unless this run still owns the lock; nobody can take it until the transaction ends. @throws RunSuperseded */
  assertOwned(transaction: Queryable): Promise<void>;
  release(): Promise<void>;
}

/** A run that has not renewed its lock for so long may be replaced. */
const LEASE = `interval '60 seconds'`;

/** Delay until the next attempt when another run is active, in ms. */
const BUSY_RETRY_MS = 30_000;

function expectOne(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new RunSuperseded();
}

/**
 * Takes the lock, unless another run holds it. A random owner token fences a process that was suspended: when it
 * continues after its lease, it finds another owner. All times are those of the database.
 *
 * @throws RetryLater when another run is active
 */
export async function takeImportLock(database: Database): Promise<ImportLock> {
  const owner = randomUUID();
  const [taken] = await database.query<{ run: string }>(
    `insert into cadastre_lock (id, owner, run, expires_at)
     values (1, $1, nextval('cadastre_run'), clock_timestamp() + ${LEASE})
     on conflict (id) do update set owner = excluded.owner, run = excluded.run, expires_at = excluded.expires_at
       where cadastre_lock.expires_at < clock_timestamp()
     returning run::text`,
    [owner],
  );
  if (!taken) throw new RetryLater('Another import is running.', BUSY_RETRY_MS);
  return {
    run: taken.run,
    renew: async () =>
      expectOne(
        await database.query(
          `update cadastre_lock set expires_at = clock_timestamp() + ${LEASE} where owner = $1 returning 1`,
          [owner],
        ),
      ),
    assertOwned: async (transaction) =>
      expectOne(
        await transaction.query('select 1 from cadastre_lock where owner = $1 for update', [owner]),
      ),
    release: async () => {
      await database.query('delete from cadastre_lock where owner = $1', [owner]);
    },
  };
}
