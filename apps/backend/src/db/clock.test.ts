import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { startDatabaseClock } from './clock.ts';

const DAY_MS = 86_400_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('is the time of the database, whatever the clock of the machine says (OPS-11)', async () => {
  let wrongMs = 30 * DAY_MS;
  const clock = await startDatabaseClock(database, {
    wall: () => Date.now() + wrongMs,
    steady: () => performance.now(),
  });
  const error = () => Math.abs(clock.now().getTime() - Date.now());
  expect(error()).toBeLessThan(2000);
  expect(Math.abs(clock.differenceMs() - 30 * DAY_MS)).toBeLessThan(2000);
  // The clock of the machine is set while the process runs.
  wrongMs = -400 * DAY_MS;
  expect(error()).toBeLessThan(2000);
  clock.stop();
});
