import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Jobs in parallel per process, so that one slow system does not delay the work for another. */
const WORKERS = 3;

const TICK_MS = 1000;

/** Longest pause after repeated failures, e.g. of the database. */
const MAX_TICK_MS = 15_000;

/** Jobs in flight may take so many ms longer when the process ends. */
const GRACE_MS = 2500;

/** What workers need of the queue. */
interface WorkSource {
  /** Emits `wake` when a job has become due. */
  readonly events: EventEmitter;
  /** Does what is due; starts no further job after the signal. */
  readonly runDue: (stop: AbortSignal) => Promise<unknown>;
  /** Releases the leases of jobs in flight. */
  readonly releaseLeases: () => Promise<void>;
  readonly onError: (reason: string) => void;
}

/** Starts the workers. @returns a function that stops them */
export function startWorkers({
  events,
  runDue,
  releaseLeases,
  onError,
}: WorkSource): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await runDue(signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        onError(error instanceof Error ? error.message : 'unknown');
      }
      await waitForTick(events, signal, Math.min(MAX_TICK_MS, TICK_MS * 2 ** failures));
    }
  };
  const loops = Promise.all(Array.from({ length: WORKERS }, loop));
  return async () => {
    stopping.abort();
    const isOver = loops.then(() => true);
    const isLate = sleep(GRACE_MS, false, { ref: false });
    if (!(await Promise.race([isOver, isLate]))) await releaseLeases();
  };
}

/** Waits for the next tick, for `wake`, or for the stop signal. */
async function waitForTick(events: EventEmitter, stop: AbortSignal, ms: number): Promise<void> {
  const waking = new AbortController();
  const wake = (): void => waking.abort();
  events.once('wake', wake);
  const either = AbortSignal.any([stop, waking.signal]);
  await sleep(ms, undefined, { signal: either }).catch(() => undefined);
  events.off('wake', wake);
}
