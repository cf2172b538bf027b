import { setTimeout as pause } from 'node:timers/promises';

/** What is killed. */
type Part = 'backend' | 'database';

/** A running portal with its sandbox, parts of which can be killed. */
export interface KillTarget {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** Kills a part, chosen at random, and starts it again. */
  killSomething(): Promise<Part>;
}

/** How often each part was killed. */
export type Kills = Readonly<Record<Part, number>>;

/** Kills something at random moments. @returns how often */
export async function killUntil(
  signal: AbortSignal,
  target: KillTarget,
  maxKills: number,
): Promise<Kills> {
  const kills = { backend: 0, database: 0 };
  while (!signal.aborted && kills.backend + kills.database < maxKills) {
    const wait = 200 + Math.random() * 2500;
    await pause(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    kills[await target.killSomething()] += 1;
  }
  return kills;
}
