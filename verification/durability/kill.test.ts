import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killDuringJourneys } from './order-journeys.ts';
import { type Processes, startProcesses } from './processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
}, 120_000);
afterAll(() => processes.stop());

it('completes every order although the backend is killed while they are processed', {
  timeout: 240_000,
}, async () => {
  const settings = { orders: 14, concurrency: 5, maxKills: 6, timeoutMs: 220_000 };
  expect(await killDuringJourneys(processes, settings)).toBeGreaterThan(0);
});

it('stops on SIGTERM although a client never completes its request', async () => {
  const { port, hostname } = new URL(processes.origin);
  const stalled = connect(Number(port), hostname);
  stalled.on('error', () => undefined);
  await once(stalled, 'connect');
  const head = ['content-type: application/json', 'content-length: 1000', '', '{"transactionId":'];
  stalled.write(
    ['POST /api/payment-notifications HTTP/1.1', `host: ${hostname}`, ...head].join('\r\n'),
  );
  expect(await processes.end(6000)).toBe(0);
  stalled.destroy();
});
