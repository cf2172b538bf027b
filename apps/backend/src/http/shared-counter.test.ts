import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { sharedCounter } from './shared-counter.ts';

const MAX = 60;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

/** How many of the calls, in turn over the processes, are accepted within one minute. */
async function accepted(key: string, processes: number, calls: number): Promise<number> {
  const counters = Array.from({ length: processes }, () => sharedCounter(database, 'secret'));
  let count = 0;
  for (let call = 0; call < calls; call += 1) {
    const result = await counters[call % processes]?.hit(key, MAX);
    if (result && result.current <= MAX) count += 1;
  }
  return count;
}

/** In a minute that began while it ran, a key has two counts. */
async function withinOneMinute(run: () => Promise<number>): Promise<number> {
  for (;;) {
    const began = Math.floor(Date.now() / 60_000);
    const result = await run();
    if (Math.floor(Date.now() / 60_000) === began) return result;
  }
}

describe('a limit that many processes share (BIG-6)', () => {
  it('refuses no early call of a person whose calls reach a dozen processes', async () => {
    let run = 0;
    const count = () => accepted(`early ${(run += 1)}`, 12, 24);
    expect(await withinOneMinute(count)).toBe(24);
  });

  it('is never exceeded', async () => {
    let run = 0;
    const count = () => accepted(`all ${(run += 1)}`, 12, 200);
    expect(await withinOneMinute(count)).toBe(MAX);
  });
});
