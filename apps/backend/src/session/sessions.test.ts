import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { person } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { SESSION_LIMITS, sessionStore } from './sessions.ts';

const clock = { now: new Date('2026-11-21T10:00:00Z') };
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

const advance = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};

describe('a session (FLOW-18)', () => {
  it('ends after a day without requests', async () => {
    const sessions = sessionStore(database, () => clock.now);
    const token = await sessions.start(person('idle'));
    advance(SESSION_LIMITS.idleMs - 1);
    expect((await sessions.find(token))?.customer.name).toBe('Erika');
    advance(SESSION_LIMITS.idleMs);
    expect(await sessions.find(token)).toBeNull();
  });

  it('ends five days after the login, whatever the number of requests', async () => {
    const sessions = sessionStore(database, () => clock.now);
    const token = await sessions.start(person('absolute'));
    const half = SESSION_LIMITS.idleMs / 2;
    for (let passed = half; passed < SESSION_LIMITS.absoluteMs; passed += half) {
      advance(half);
      expect(await sessions.find(token)).not.toBeNull();
    }
    advance(half);
    expect(await sessions.find(token)).toBeNull();
  });

  it('is found by its secret, of which only a digest is stored', async () => {
    const sessions = sessionStore(database, () => clock.now);
    const token = await sessions.start(person('secret'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is listed for its person until it ends, that of the request first, then by last use', async () => {
    const sessions = sessionStore(database, () => clock.now);
    const tokens: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      tokens.push(await sessions.start(person('several')));
      advance(60_000);
    }
    await sessions.start(person('somebody else'));
    const [first, second] = tokens;
    const customerId = (await sessions.find(first))?.customer.id ?? '';
    const listed = await sessions.list(customerId, second);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const uses = listed.map(({ lastUsedAt }) => lastUsedAt);
    expect(uses[1] && uses[2] && uses[1] > uses[2]).toBe(true);
    for (const token of tokens) expect(JSON.stringify(listed)).not.toContain(token);
    advance(SESSION_LIMITS.idleMs);
    expect(await sessions.list(customerId, second)).toEqual([]);
  });
});
