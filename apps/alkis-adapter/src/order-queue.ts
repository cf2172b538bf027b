import { setTimeout as pause } from 'node:timers/promises';
import { OutageError } from './alkis-client.ts';
import type { Order, Position } from './read-order.ts';

/** Pauses before each further attempt in ms; after them the portal repeats the order. */
const RETRY_MS: readonly number[] = [1000, 5000, 20_000, 60_000];

/** What the queue does with a position, and where it reports. */
interface QueueOptions {
  /** Orders and delivers one document. */
  readonly fulfil: (position: Position, reference: string) => Promise<void>;
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
 * The documents of orders, one after the other, in memory: the portal repeats an order whose documents have not come within ten
 * minutes, so that a restart loses none.
 */
export class OrderQueue {
  readonly #options: QueueOptions;
  readonly #states = new Map<string, State>();
  readonly #stop = new AbortController();
  #last: Promise<void> = Promise.resolve();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Accepts an order; documents that wait or were delivered are not ordered again. */
  accept(order: Order): void {
    for (const [index, position] of order.positions.entries()) {
      const { resultFileName: name } = position;
      const known = this.#states.get(name);
      if (known === 'WAITING' || known === 'DELIVERED') continue;
      this.#set(name, 'WAITING');
      const reference = `${order.orderNumber}-${index + 1}`;
      this.#last = this.#last.then(() => this.#work(position, reference));
    }
  }

  /** Number of documents by state. */
  counts(): Readonly<Record<State, number>> {
    const counts = { WAITING: 0, DELIVERED: 0, FAILED: 0 };
    for (const state of this.#states.values()) counts[state] += 1;
    return counts;
  }

  /** Ends after the document in progress. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#last;
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

  async #work(position: Position, reference: string): Promise<void> {
    const { signal } = this.#stop;
    const { fulfil, log, retryMs = RETRY_MS } = this.#options;
    let reason = 'The adapter is ending.';
    for (const wait of [0, ...retryMs]) {
      try {
        await pause(wait, undefined, { signal });
        await fulfil(position, reference);
        this.#set(position.resultFileName, 'DELIVERED');
        log.info({ reference, kind: position.kind }, 'document delivered');
        return;
      } catch (error) {
        if (signal.aborted) break;
        reason = error instanceof Error ? error.message : String(error);
        if (!(error instanceof OutageError)) break;
      }
    }
    this.#set(position.resultFileName, 'FAILED');
    log.error({ reference, kind: position.kind, reason }, 'document not delivered');
  }
}
