import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between two looks for due jobs, in ms; notifications shorten it. */
export const TICK_MS = 1000;

/** Longest pause after repeated failures, e.g. of the database. */
const MAX_TICK_MS = 15_000;

/** Running jobs may take so many ms longer when the process ends. */
const GRACE_MS = 2500;

/** What the dispatcher needs of the queue. */
interface WorkSource {
  /** Emits `wake` when a job has become due or has ended. */
  readonly events: EventEmitter;
  /** Starts due jobs as far as capacity is free. @returns how many */
  readonly startDue: () => Promise<number>;
  /** Resolves when no job is running. */
  readonly idle: () => Promise<unknown>;
  /** Releases the leases of running jobs. */
  readonly releaseLeases: () => Promise<void>;
  readonly onError: (reason: string) => void;
}

/** Starts the dispatcher of this process. @returns a function that stops it */
export function startDispatcher({
  events,
  startDue,
  idle,
  releaseLeases,
  onError,
}: WorkSource): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      // Listens before it looks, so that a job that becomes due meanwhile is not missed.
      const waking = new AbortController();
      const wake = (): void => waking.abort();
      events.once('wake', wake);
      let started = 0;
      try {
        started = await startDue();
        failures = 0;
      } catch (error) {
        failures += 1;
        onError(error instanceof Error ? error.message : 'unknown');
      }
      const tickMs = Math.min(MAX_TICK_MS, TICK_MS * 2 ** failures);
      const either = AbortSignal.any([signal, waking.signal]);
      if (started === 0) await sleep(tickMs, undefined, { signal: either }).catch(() => undefined);
      events.off('wake', wake);
    }
    await idle();
  };
  const over = loop().then(() => true);
  return async () => {
    stopping.abort();
    const isLate = sleep(GRACE_MS, false, { ref: false });
    if (!(await Promise.race([over, isLate]))) await releaseLeases();
  };
}
