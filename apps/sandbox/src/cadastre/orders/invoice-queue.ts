import { deliver } from './deliver.ts';
import type { Recipient } from './deliver.ts';
import type { Drawings, DrawRequest } from '@portal/demo-cadastre/extracts';

/** Options of the invoice queue. */
export interface InvoiceQueueOptions extends Recipient {
  readonly drawings: Drawings;
  /** Milliseconds before each further attempt to deliver. */
  readonly retryPausesMs?: readonly number[];
}

/** An invoice to draw, with the name and the target of its file. */
type Invoice = Extract<DrawRequest, { readonly invoice: object }>;

/** Number of invoices whose keys are stored to ignore repeated requests. */
const MAX_ENTRIES = 1000;

/** Simulated accounting: draws and delivers each invoice once; a failed one can be requested again. */
export class InvoiceQueue {
  readonly #options: InvoiceQueueOptions;
  readonly #known = new Set<string>();
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(options: InvoiceQueueOptions) {
    this.#options = options;
  }

  /** Starts an invoice; one that is in progress or delivered is ignored. */
  accept(request: Invoice): void {
    const key = request.invoice.publicFileName;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const oldest = this.#known.size > MAX_ENTRIES ? this.#known.values().next().value : undefined;
    if (oldest) this.#known.delete(oldest);
    const run = this.#run(key, request).finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Aborts everything in progress; resolves when nothing is running. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('accounting stopped'));
    await Promise.all(this.#running);
  }

  async #run(key: string, request: Invoice): Promise<void> {
    const { signal } = this.#stop;
    const pauses = this.#options.retryPausesMs;
    try {
      const file = await this.#options.drawings.draw(request);
      const pdf = { content: file, mediaType: 'application/pdf' };
      await deliver(request.invoice.callbackUrl, pdf, this.#options, signal, pauses);
    } catch {
      this.#known.delete(key);
    }
  }
}
