import { describe, expect, it } from 'vitest';
import { OutageError } from './alkis-client.ts';
import { OrderQueue } from './order-queue.ts';
import { readOrder } from './read-order.ts';

const ORIGIN = 'https://portal.example';

/** An order of one document. */
function orderOf(name: string) {
  const callbackUrl = `${ORIGIN}/${name}.pdf`;
  const resultFileName = `${name}.pdf`;
  const position = { kind: 'CADASTRAL_MAP', parcelId: '130722001003130036__' };
  const positions = [{ ...position, resultFileName, callbackUrl }];
  const read = readOrder({ orderNumber: name, positions }, ORIGIN, ['CADASTRAL_MAP']);
  if (!('order' in read)) throw new Error(read.reason);
  return read.order;
}

/** A queue over a system in which documents whose names begin with `hangs` have no end of their own. */
function queueOf(settings: { concurrency: number; orderMs?: number; retryMs?: readonly number[] }) {
  const attempts: string[] = [];
  const reasons: unknown[] = [];
  const released = new AbortController();
  let running = 0;
  let most = 0;
  const queue = new OrderQueue({
    orderMs: 60_000,
    ...settings,
    fulfil: async (_position, reference, signal) => {
      attempts.push(reference);
      running += 1;
      most = Math.max(most, running);
      try {
        if (reference.startsWith('fails')) throw new OutageError('It is down.');
        if (!reference.startsWith('hangs')) return;
        await new Promise((_resolve, reject) => {
          const end = AbortSignal.any([signal, released.signal]);
          end.addEventListener('abort', () => reject(new OutageError('It does not answer.')));
        });
      } finally {
        running -= 1;
      }
    },
    log: { info: () => undefined, error: (details) => reasons.push(details) },
  });
  return { queue, attempts, reasons, most: () => most, release: () => released.abort() };
}

describe('the queue of documents (SAFE-6)', () => {
  it('delivers the others while one hangs', async () => {
    const { queue, most, release } = queueOf({ concurrency: 2, retryMs: [] });
    for (const name of ['hangs', 'one', 'two', 'three']) queue.accept(orderOf(name));
    await expect.poll(() => queue.counts()).toMatchObject({ DELIVERED: 3, WAITING: 1 });
    expect(most()).toBe(2);
    release();
    await queue.close();
  });

  it('orders only as many at once as it may', async () => {
    const { queue, attempts, release } = queueOf({ concurrency: 2, retryMs: [] });
    for (const name of ['hangs-1', 'hangs-2', 'one']) queue.accept(orderOf(name));
    await expect.poll(() => attempts).toHaveLength(2);
    expect(attempts).toEqual(['hangs-1-1', 'hangs-2-1']);
    release();
    await expect.poll(() => queue.counts()).toMatchObject({ DELIVERED: 1, FAILED: 2 });
    await queue.close();
  });

  it('lets others pass while a document waits for its next attempt', async () => {
    const { queue } = queueOf({ concurrency: 1, retryMs: [60_000] });
    for (const name of ['fails', 'one']) queue.accept(orderOf(name));
    await expect.poll(() => queue.counts()).toMatchObject({ DELIVERED: 1, WAITING: 1 });
    await queue.close();
    expect(queue.counts()).toMatchObject({ DELIVERED: 1, FAILED: 1 });
  });

  it('gives a document up when its attempts together take too long, and takes its order again', async () => {
    const { queue, attempts, reasons } = queueOf({
      concurrency: 1,
      orderMs: 50,
      retryMs: [0, 0, 0],
    });
    for (let time = 1; time <= 2; time += 1) {
      queue.accept(orderOf('hangs'));
      await expect.poll(() => reasons).toHaveLength(time);
    }
    expect(attempts).toHaveLength(2);
    expect(reasons[0]).toMatchObject({ reason: 'It does not answer. It took too long.' });
    await queue.close();
  });

  it('starts no further document when it ends', async () => {
    const { queue, attempts, release } = queueOf({ concurrency: 1, retryMs: [] });
    for (const name of ['hangs', 'one']) queue.accept(orderOf(name));
    await expect.poll(() => attempts).toHaveLength(1);
    const closed = queue.close();
    release();
    await closed;
    expect(attempts).toEqual(['hangs-1']);
    expect(queue.counts()).toMatchObject({ FAILED: 2 });
  });
});
