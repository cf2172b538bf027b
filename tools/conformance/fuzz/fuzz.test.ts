import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

const CALLS = 250;

it('answers generated calls as the contract declares, never with 5xx (BIG-10)', async () => {
  const { calls, statuses, violations } = await fuzz({ calls: CALLS, seed: 20_261_122 });
  expect(violations).toEqual([]);
  expect(calls).toBe(CALLS);
  // The calls reach the services: not everything is rejected by the schema or the guard.
  const successful = Object.entries(statuses).filter(([status]) => Number(status) < 400);
  expect(successful.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(CALLS / 10);
}, 240_000);
