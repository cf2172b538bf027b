import { setTimeout as pause } from 'node:timers/promises';

/** What is killed. */
type Part = 'backend' | 'database';

/** A running portal with its sandbox, parts of which can be killed. */
export interface KillTarget {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** Kills a part, chosen at random, and starts it again. */
  killPart(): Promise<Part>;
}

/** How often each part was killed. */
export type Kills = Readonly<Record<Part, number>>;

/**
 * Kills a part at random moments. The first moment is early, because a fast machine may have sent all orders before a
 * later one.
 *
 * @returns how often
 */
export async function killUntil(
  signal: AbortSignal,
  target: KillTarget,
  maxKills: number,
): Promise<Kills> {
  const kills = { backend: 0, database: 0 };
  let wait = 200;
  do {
    await pause(wait, undefined, { signal }).catch(() => undefined);
    wait = 200 + Math.random() * 2500;
    const isFirst = kills.backend + kills.database === 0;
    if (signal.aborted && !isFirst) break;
    kills[await target.killPart()] += 1;
  } while (!signal.aborted && kills.backend + kills.database < maxKills);
  return kills;
}
