import { afterAll, expect, it } from 'vitest';
import { createLand } from '../../land/index.ts';
import { drawOnThreads } from './draw-on-threads.ts';
import type { DrawRequest } from './drawings.ts';
import { samplePosition } from '../testing/sample-position.ts';

const options = { parcels: 600 };
const drawings = drawOnThreads(options);
afterAll(() => drawings.close());

const [parcel] = createLand(options).parcelsFrom(0, 1);
const requestFor = (parcelId: string): DrawRequest => ({
  kind: 'extract',
  order: {
    orderNumber: '7K2M-Q0XA-93TB',
    orderedAt: '2026-11-20T09:30:00Z',
    positions: [samplePosition(parcelId, { kind: 'PARCEL_RECORD' })],
  },
});

/** Processor time in microseconds. */
const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;

it('draws 50 extracts at once, almost all of it outside this thread', async () => {
  const thread = process.threadCpuUsage();
  const all = process.cpuUsage();
  const files = await Promise.all(
    Array.from({ length: 50 }, () => drawings.draw(requestFor(parcel?.id ?? ''))),
  );
  // Processor time, which does not depend on what else the machine does.
  const inThread = sum(process.threadCpuUsage(thread));
  const inAllThreads = sum(process.cpuUsage(all));
  for (const file of files) expect(Buffer.from(file.slice(0, 5)).toString()).toBe('%PDF-');
  expect(inThread / inAllThreads).toBeLessThan(0.25);
}, 120_000);

it('reports an order that cannot be drawn and continues with the next one', async () => {
  await expect(drawings.draw(requestFor('12999900100001______'))).rejects.toThrow('No parcel');
  expect(await drawings.draw(requestFor(parcel?.id ?? ''))).toBeInstanceOf(Uint8Array);
});
