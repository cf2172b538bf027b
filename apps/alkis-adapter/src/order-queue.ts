import { setTimeout as pause } from 'node:timers/promises';
import { OutageError } from './alkis-client.ts';
import { type Document, documentsOf, type Order } from './read-order.ts';

/** Pauses before each further attempt in ms; after them the portal repeats the order. */
const RETRY_MS: readonly number[] = [1000, 5000, 20_000, 60_000];

/** What the queue does with a position, and where it reports. */
interface QueueOptions {
  /** Orders and delivers one document; fails when the signal says that its time is over. */
  readonly fulfil: (position: Document, reference: string, signal: AbortSignal) => Promise<void>;
  /** Documents in progress at a time. */
  readonly concurrency: number;
  /** All attempts for a document together take at most so many ms. */
  readonly orderMs: number;
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  readonly retryMs?: readonly number[];
}

/** The state of a document. */
type State = 'WAITING' | 'DELIVERED' | 'FAILED';

/** Documents that are remembered. */
const MAX_REMEMBERED = 10_000;

/**
 * The documents of orders, several at a time, in memory: the portal repeats an order whose documents have not come within ten
 * minutes, so that a restart loses none. One that hangs, or waits for its next attempt, does not hold the others up (SAFE-6).
 */
export class OrderQueue {
  readonly #options: QueueOptions;
  readonly #states = new Map<string, State>();
  readonly #stop = new AbortController();
  /** All documents that are not finished. */
  readonly #works = new Set<Promise<void>>();
  /** Documents that wait for their turn. */
  readonly #turns: (() => void)[] = [];
  #free: number;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#free = options.concurrency;
  }

  /** Accepts an order; documents that wait or were delivered are not ordered again. */
  accept(order: Order): void {
    for (const position of documentsOf(order)) {
      const { resultFileName: name } = position;
      const known = this.#states.get(name);
      if (known === 'WAITING' || known === 'DELIVERED') continue;
      this.#set(name, 'WAITING');
      const reference = `${order.orderNumber}-${position.number}`;
      const work = this.#work(position, reference).finally(() => this.#works.delete(work));
      this.#works.add(work);
    }
  }

  /** Number of documents by state. */
  counts(): Readonly<Record<State, number>> {
    const counts = { WAITING: 0, DELIVERED: 0, FAILED: 0 };
    for (const state of this.#states.values()) counts[state] += 1;
    return counts;
  }

  /** Ends after the documents in progress. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#works);
  }

  #set(name: string, state: State): void {
    this.#states.delete(name);
    this.#states.set(name, state);
    if (this.#states.size <= MAX_REMEMBERED) return;
    for (const [oldest, its] of this.#states) {
      if (its === 'WAITING') continue;
      this.#states.delete(oldest);
      return;
    }
  }

  /** Does something in its turn. @throws when the queue ends before that */
  async #inTurn(attempt: () => Promise<void>): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => void this.#turns.push(resolve));
    try {
      this.#stop.signal.throwIfAborted();
      await attempt();
    } finally {
      const next = this.#turns.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #work(position: Document, reference: string): Promise<void> {
    const { signal } = this.#stop;
    const { fulfil, log, orderMs, retryMs = RETRY_MS } = this.#options;
    let leftMs = orderMs;
    const attempt = async (): Promise<void> => {
      const start = performance.now();
      await fulfil(position, reference, AbortSignal.timeout(leftMs)).finally(() => {
        leftMs -= Math.ceil(performance.now() - start);
      });
    };
    let reason = 'The adapter is ending.';
    for (const wait of [0, ...retryMs]) {
      try {
        await pause(wait, undefined, { signal });
        await this.#inTurn(attempt);
        this.#set(position.resultFileName, 'DELIVERED');
        log.info({ reference, kind: position.kind }, 'document delivered');
        return;
      } catch (error) {
        if (signal.aborted) break;
        reason = error instanceof Error ? error.message : String(error);
        if (!(error instanceof OutageError)) break;
        if (leftMs > 0) continue;
        reason += ' It took too long.';
        break;
      }
    }
    this.#set(position.resultFileName, 'FAILED');
    log.error({ reference, kind: position.kind, reason }, 'document not delivered');
  }
}
