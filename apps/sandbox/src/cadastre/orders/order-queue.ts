import { setTimeout as wait } from 'node:timers/promises';
import { DeliveryError, deliver, postReport } from './deliver.ts';
import type { Recipient } from './deliver.ts';
import type {
  DataFormat,
  Drawings,
  ExtractOrder,
  ExtractPosition,
  FileDelivery,
  Seal,
} from '@portal/demo-cadastre/extracts';
import type { Addressee } from './fields.ts';
import type { OrderRequest } from './read-order.ts';

/** State of an order. */
export type QueueEntryStatus = 'ACCEPTED' | 'DELIVERED' | 'FAILED';

/** Public data of an order; without owners and parcels. */
export interface QueueEntry {
  readonly orderNumber: string;
  readonly resultFileName: string;
  readonly positions: number;
  /** Where paper is sent; null for an order without paper. */
  readonly addressee: Addressee | null;
  readonly status: QueueEntryStatus;
  /** Why the order failed, else null. */
  readonly reason: string | null;
  readonly acceptedAt: string;
}

/** Options of the order queue. */
export interface OrderQueueOptions extends Recipient {
  readonly drawings: Drawings;
  readonly seal: Seal;
  /** Milliseconds before drawing starts, for demonstrations. Default 0. */
  readonly drawDelayMs?: number;
  /** Milliseconds from the delivery of the last file until the paper is dispatched. Default 5000. */
  readonly dispatchDelayMs?: number;
  /** Milliseconds before each further attempt to deliver. */
  readonly retryPausesMs?: readonly number[];
}

/** A file to deliver, with what is drawn into it. */
interface OrderFile extends FileDelivery {
  readonly order: ExtractOrder;
}

/** Media types of files for other programs (DATA-6). */
const MEDIA_TYPES: Readonly<Record<DataFormat, string>> = {
  GEOJSON: 'application/geo+json',
  GEOPACKAGE: 'application/geopackage+sqlite3',
  DXF: 'image/vnd.dxf',
  NAS: 'application/gzip',
};

/** The files for other programs. */
const dataFilesOf = (order: OrderRequest) =>
  order.positions.flatMap((position) =>
    (position.files ?? []).map(({ format, callbackUrl }) => ({
      format,
      callbackUrl,
      extent: position.fileExtent ?? 'SHEET',
      order: { orderNumber: order.orderNumber, orderedAt: order.orderedAt },
      position,
    })),
  );

/** Whether a position has a document: not where files for other programs are all that was ordered. */
const hasPages = ({ files, orderPdf, numberOfCopies }: ExtractPosition): boolean =>
  files === undefined || orderPdf || numberOfCopies > 0;

/** One file for each position; one for all when the client did not name a file for each. */
function filesOf(order: OrderRequest): readonly OrderFile[] {
  const single = order.positions.flatMap((position): OrderFile[] => {
    const { delivery } = position;
    if (!delivery) return [];
    const { verification } = delivery;
    return [{ ...delivery, order: { ...order, verification, positions: [position] } }];
  });
  if (single.length === order.positions.length) {
    return single.filter(({ order: { positions } }) => positions.some(hasPages));
  }
  const { resultFileName, callbackUrl, verification } = order;
  return [{ resultFileName, callbackUrl, verification, order }];
}

/** Whether the client already has a file of this name: this process drew it before it was restarted. */
const isDelivered = (error: unknown): boolean =>
  error instanceof DeliveryError && error.messageKey === 'RESULT_EXISTS';

/** Number of stored orders; the oldest finished ones are removed first. */
const MAX_ENTRIES = 1000;

/** Accepted orders; they are drawn and delivered. */
export class OrderQueue {
  readonly #options: OrderQueueOptions;
  readonly #entries = new Map<string, QueueEntry>();
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(options: OrderQueueOptions) {
    this.#options = options;
  }

  /** All stored orders, the oldest first. */
  entries(): readonly QueueEntry[] {
    return [...this.#entries.values()];
  }

  /** Starts an order once; a failed one can be sent again. */
  accept(order: OrderRequest): void {
    const key = `${order.orderNumber} ${order.resultFileName}`;
    const known = this.#entries.get(key);
    if (known && known.status !== 'FAILED') return;
    this.#entries.set(key, {
      orderNumber: order.orderNumber,
      resultFileName: order.resultFileName,
      positions: order.positions.length,
      addressee: order.addressee,
      status: 'ACCEPTED',
      reason: null,
      acceptedAt: new Date().toISOString(),
    });
    this.#removeOldest();
    const run = this.#run(key, order).finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Aborts everything in progress; resolves when nothing is running. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('the cadastre stopped'));
    await Promise.all(this.#running);
  }

  async #run(key: string, order: OrderRequest): Promise<void> {
    const { signal } = this.#stop;
    try {
      await wait(this.#options.drawDelayMs ?? 0, undefined, { signal });
      for (const { callbackUrl, order: content } of filesOf(order)) {
        const file = await this.#draw(content);
        await this.#deliver(callbackUrl, file, 'application/pdf');
      }
      for (const { callbackUrl, ...request } of dataFilesOf(order)) {
        signal.throwIfAborted();
        const file = await this.#options.drawings.draw({ kind: 'data', ...request });
        await this.#deliver(callbackUrl, file, MEDIA_TYPES[request.format]);
      }
      this.#setStatus(key, 'DELIVERED', null);
      await this.#dispatch(order, signal);
    } catch (error) {
      if (this.#entries.get(key)?.status === 'DELIVERED') return;
      this.#setStatus(key, 'FAILED', error instanceof Error ? error.message : 'unknown');
    }
  }

  async #deliver(callbackUrl: string, content: Uint8Array, mediaType: string): Promise<void> {
    const { signal } = this.#stop;
    try {
      await deliver(
        callbackUrl,
        { content, mediaType },
        this.#options,
        signal,
        this.#options.retryPausesMs,
      );
    } catch (error) {
      if (!isDelivered(error)) throw error;
    }
  }

  /** Reports the dispatch of paper some time after the delivery of the file. */
  async #dispatch(order: OrderRequest, signal: AbortSignal): Promise<void> {
    const isPaper = order.positions.some(({ numberOfCopies }) => numberOfCopies > 0);
    if (!isPaper || !order.dispatchUrl) return;
    await wait(this.#options.dispatchDelayMs ?? 5000, undefined, { signal });
    const { orderNumber } = order;
    const pauses = this.#options.retryPausesMs;
    await postReport(order.dispatchUrl, { orderNumber }, this.#options, signal, pauses);
  }

  async #draw(order: ExtractOrder): Promise<Uint8Array> {
    this.#stop.signal.throwIfAborted();
    const { drawings, seal } = this.#options;
    return await seal.apply(await drawings.draw({ kind: 'extract', order }));
  }

  #setStatus(key: string, status: QueueEntryStatus, reason: string | null): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { ...entry, status, reason });
  }

  #removeOldest(): void {
    for (const [key, { status }] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES) return;
      if (status !== 'ACCEPTED') this.#entries.delete(key);
    }
  }
}
