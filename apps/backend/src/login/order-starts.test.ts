import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { countStart, startsOf } from './order-starts.ts';

const PORTAL = 'https://portal.example';
const warnings: object[] = [];
const log = { warn: (details: object) => void warnings.push(details) };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

const countAt = (at: string, path: string) =>
  countStart({ database, log, now: () => new Date(at) }, `${PORTAL}/#${path}`);

describe('logins that lead to an order (LAW-6)', () => {
  it('are counted by month of Germany, those to other pages are not', async () => {
    await countAt('2026-11-30T22:59:59Z', '/auszuege');
    await countAt('2026-11-30T23:00:00Z', '/auszuege/bestellung?schritt=2');
    await countAt('2026-12-01T12:00:00Z', '/auszuege/produkt/flurkarte');
    await countAt('2026-12-01T12:00:00Z', '/auszuege/meine-bestellungen');
    await countAt('2026-12-01T12:00:00Z', '/');
    expect(await startsOf(database, '2026-11-01')).toBe(1);
    expect(await startsOf(database, '2026-12-01')).toBe(2);
    expect(await startsOf(database, '2027-01-01')).toBe(0);
  });

  it('do not fail because they cannot be counted', async () => {
    const query = () => Promise.reject(new Error('no database'));
    const now = () => new Date('2026-12-01T12:00:00Z');
    await countStart({ database: { query }, log, now }, `${PORTAL}/#/auszuege`);
    expect(warnings).toEqual([{ reason: 'no database' }]);
  });
});
