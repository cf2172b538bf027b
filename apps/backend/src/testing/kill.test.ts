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
  const trial = { orders: 20, abreast: 5, kills: 8, timeoutMs: 220_000 };
  expect(await killDuringJourneys(processes, trial)).toBeGreaterThan(0);
});
