import type { Database } from './database.ts';

/** The time of all processes: that of the database. */
export interface DatabaseClock {
  readonly now: () => Date;
  /** How far the clock of this machine is ahead of the database's, in ms, at the last comparison. */
  readonly differenceMs: () => number;
  readonly stop: () => void;
}

/** How often the time is read again, in ms: both clocks are steady for so long. */
const PERIOD_MS = 10_000;

/** The clocks of this machine, which tests replace. */
interface MachineClocks {
  /** The time of the machine in ms since 1970; it may be wrong, and jump. */
  readonly wall: () => number;
  /** Never jumps; in ms since any instant. */
  readonly steady: () => number;
}

const MACHINE: MachineClocks = { wall: Date.now, steady: () => performance.now() };

/**
 * Reads the time of the database, and goes on by the steady clock of the process: a machine whose clock is wrong or set decides
 * nothing about orders and sessions (OPS-11).
 */
export async function startDatabaseClock(
  database: Database,
  clocks: MachineClocks = MACHINE,
): Promise<DatabaseClock> {
  let offsetMs = 0;
  let differenceMs = 0;
  const read = async (): Promise<void> => {
    const began = clocks.steady();
    const [row] = await database.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const ended = clocks.steady();
    if (!row) return;
    // The database read its clock somewhere between the two.
    offsetMs = row.ms - (began + ended) / 2;
    differenceMs = clocks.wall() - (ended + offsetMs);
  };
  await read();
  const timer = setInterval(() => {
    // While the database is unavailable, the steady clock is right.
    read().catch(() => undefined);
  }, PERIOD_MS);
  timer.unref();
  return {
    now: () => new Date(clocks.steady() + offsetMs),
    differenceMs: () => differenceMs,
    stop: () => clearInterval(timer),
  };
}
