import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LandOptions } from '../../land/index.ts';
import type { Drawings, DrawRequest } from './drawings.ts';
import type { DrawResult } from './thread.ts';

/** Threads; each takes one core and some 100 MB. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

interface Waiting {
  readonly request: DrawRequest;
  readonly resolve: (file: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws on a limited number of threads, so that other requests are answered meanwhile; further drawings wait for a free
 * one. Threads start when they are needed.
 *
 * @param land the options of the demo state; each thread generates the parts that it draws
 */
export function drawOnThreads(land: LandOptions): Drawings {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const inProgress = new Map<Worker, Waiting>();

  const assign = (): void => {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (all.size < THREADS ? start() : undefined);
      const next = worker && waiting.shift();
      if (!worker || !next) return;
      inProgress.set(worker, next);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(next.request);
    }
  };

  const start = (): Worker => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: land });
    worker.unref();
    all.add(worker);
    worker.on('message', (result: DrawResult) => {
      const done = inProgress.get(worker);
      inProgress.delete(worker);
      idle.push(worker);
      if ('file' in result) done?.resolve(result.file);
      else done?.reject(new Error(result.error));
      assign();
    });
    const lose = (error: Error): void => {
      all.delete(worker);
      inProgress.get(worker)?.reject(error);
      inProgress.delete(worker);
      assign();
    };
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('The drawing thread has ended.')));
    return worker;
  };

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        assign();
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('The drawings were closed.'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
