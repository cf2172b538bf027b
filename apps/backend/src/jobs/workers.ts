import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHandler, JobKind } from './jobs.ts';

/** A handler for each kind of work. */
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

/** So many jobs are done at a time: a system that is slow to answer must not hold up what concerns another one. */
const WORKERS = 3;

const TICK_MS = 1000;

/** The work at hand may take so many ms longer when the process ends. */
const GRACE_MS = 2500;

/** What workers need of the queue. */
export interface WorkSource {
  /** Emits `wake` when there is something to do. */
  readonly events: EventEmitter;
  /** Does what is due; begins nothing more once the signal says so. */
  readonly runDue: (stop: AbortSignal) => Promise<unknown>;
  /** Gives back what is at hand. */
  readonly releaseLeases: () => Promise<void>;
  readonly onError: (reason: string) => void;
}

/** Starts the workers. @returns what stops them */
export function startWorkers({
  events: sleeper,
  runDue: work,
  releaseLeases: handBack,
  onError: onFault,
}: WorkSource): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await work(signal);
      } catch (error) {
        onFault(error instanceof Error ? error.message : 'unknown');
      }
      await waitForTick(sleeper, signal);
    }
  };
  const loops = Promise.all(Array.from({ length: WORKERS }, loop));
  return async () => {
    stopping.abort();
    const isOver = loops.then(() => true);
    const isLate = sleep(GRACE_MS, false, { ref: false });
    if (!(await Promise.race([isOver, isLate]))) await handBack();
  };
}

/** Waits for the next tick, for being woken, or for the end. */
async function waitForTick(sleeper: EventEmitter, stop: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const end = (): void => waking.abort();
  sleeper.once('wake', end);
  const either = AbortSignal.any([stop, waking.signal]);
  await sleep(TICK_MS, undefined, { signal: either }).catch(() => undefined);
  sleeper.off('wake', end);
}
