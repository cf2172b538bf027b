import type { Ring } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { longestTurn } from '../testing/longest-turn.ts';
import { addParcels, CORNER } from '../testing/many-parcels.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { searchArea } from './area-search.ts';

const [X, Y] = CORNER;
/** 200 by 200 parcels of 20 m: 4 km by 4 km. */
const [PER_SIDE, SIDE] = [200, 20];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
  await database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await addParcels(transaction, PER_SIDE, SIDE);
  });
}, 120_000);
afterAll(() => database.close());

const rectangle = (width: number, height: number): Ring => [
  [X + 1, Y + 1],
  [X + width, Y + 1],
  [X + width, Y + height],
  [X + 1, Y + height],
  [X + 1, Y + 1],
];

/** Searches, and measures the longest time in ms for which the event loop was occupied. */
async function search(area: Ring, totalMs?: number) {
  let result: unknown;
  const blockedMs = await longestTurn(async () => {
    result = await searchArea(database, area, { page: 0, limit: 7 }, totalMs).catch(
      (error: Error) => error.message,
    );
  });
  return { result, blockedMs };
}

/** 24 teeth of 4 km. */
function comb(): Ring {
  const teeth = Array.from({ length: 24 }, (_, tooth): Ring => {
    const west = X + tooth * 160;
    return [
      [west, Y + 10],
      [west + 15, Y + 3990],
      [west + 30, Y + 10],
    ];
  }).flat();
  return [...teeth, [X + 3990, Y], [X, Y], [X, Y + 10]];
}

/** A search used to occupy the event loop for seconds. */
const BLOCKED_MS = 250;

describe('area search in 40,000 parcels (SEC-6, BIG-3)', () => {
  it('finds the parcels of a map section in natural order, page by page', async () => {
    const { result } = await search(rectangle(399, 199));
    expect(result).toMatchObject({ total: 200 });
    const page = await searchArea(database, rectangle(399, 199), { page: 1, limit: 15 });
    const numbers = page.items.map(({ parcelNumber }) => Number(parcelNumber));
    expect(numbers).toEqual([15, 16, 17, 18, 19, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209]);
    expect(await searchArea(database, rectangle(399, 199), { page: 20, limit: 15 })).toEqual({
      items: [],
      page: 20,
      total: 200,
    });
  });

  it('finds the parcels along a diagonal sliver without occupying the event loop', async () => {
    const sliver: Ring = [
      [X + 5, Y + 6],
      [X + 3995, Y + 3996],
      [X + 3995, Y + 3996.02],
      [X + 5, Y + 6.02],
      [X + 5, Y + 6],
    ];
    const { result, blockedMs } = await search(sliver);
    // The line y = x + 1 crosses each square of the diagonal and the one above it, except at the end.
    expect(result).toMatchObject({ total: 399 });
    expect(blockedMs).toBeLessThan(BLOCKED_MS);
  });

  it.each([
    ['too many parcels', rectangle(3999, 3999), undefined],
    // A fast computer finds its parcels within the usual limit of time.
    ['too complex a shape for the time it is given', comb(), 300],
  ])('rejects an area with %s', async (_, area, totalMs) => {
    const searches = [
      await search(area, totalMs),
      await search(area, totalMs),
      await search(area, totalMs),
    ];
    for (const { result } of searches) expect(result).toBe('AREA_TOO_LARGE');
    // A garbage collection may fall into one of them.
    expect(Math.min(...searches.map((one) => one.blockedMs))).toBeLessThan(BLOCKED_MS);
  });
});
