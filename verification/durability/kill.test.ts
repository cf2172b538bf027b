import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killDuringJourneys } from './journeys.ts';
import { type Processes, startProcesses } from './processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
}, 120_000);
afterAll(() => processes.stop());

it('ends every order right, though the backend is killed while they are under way', {
  timeout: 240_000,
}, async () => {
  const trial = { orders: 14, abreast: 5, kills: 6, timeoutMs: 220_000 };
  expect(await killDuringJourneys(processes, trial)).toBeGreaterThan(0);
});

it('ends by itself when asked, though somebody never finishes what they send', async () => {
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
