import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Jobs in parallel per process, so that one slow system does not delay the work for another. */
const WORKERS = 3;

const TICK_MS = 1000;

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
    while (!signal.aborted) {
      try {
        await runDue(signal);
      } catch (error) {
        onError(error instanceof Error ? error.message : 'unknown');
      }
      await waitForTick(events, signal);
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
async function waitForTick(events: EventEmitter, stop: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const wake = (): void => waking.abort();
  events.once('wake', wake);
  const either = AbortSignal.any([stop, waking.signal]);
  await sleep(TICK_MS, undefined, { signal: either }).catch(() => undefined);
  events.off('wake', wake);
}
