import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { EXPIRED_SESSIONS } from './people.ts';
import { person } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { sessionLimits } from '../config/session-limits.ts';
import { DAY_LIMITS } from '../testing/profile-settings.ts';
import { sessionStore } from './sessions.ts';

const { idleMs, totalMs } = DAY_LIMITS.LEVEL_4;

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
    const sessions = sessionStore(database, DAY_LIMITS, () => clock.now);
    const token = await sessions.start(person('idle'));
    advance(idleMs - 1);
    expect((await sessions.find(token))?.customer.name).toBe('Erika');
    advance(idleMs);
    expect(await sessions.find(token)).toBeNull();
  });

  it('ends five days after the login, whatever the number of requests', async () => {
    const sessions = sessionStore(database, DAY_LIMITS, () => clock.now);
    const token = await sessions.start(person('absolute'));
    const half = idleMs / 2;
    for (let passed = half; passed < totalMs; passed += half) {
      advance(half);
      expect(await sessions.find(token)).not.toBeNull();
    }
    advance(half);
    expect(await sessions.find(token)).toBeNull();
  });

  it('is found by its secret, of which only a digest is stored', async () => {
    const sessions = sessionStore(database, DAY_LIMITS, () => clock.now);
    const token = await sessions.start(person('secret'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is listed for its person until it ends, that of the request first, then by last use', async () => {
    const sessions = sessionStore(database, DAY_LIMITS, () => clock.now);
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
    advance(idleMs);
    expect(await sessions.list(customerId, second)).toEqual([]);
  });
});

describe('a session by trust level (REAL-3)', () => {
  const MINUTE = 60_000;
  const standard = sessionLimits();

  it.each([
    ['LEVEL_1', 60, 12 * 60],
    ['LEVEL_3', 30, 2 * 60],
    ['LEVEL_4', 5, 30],
  ] as const)(
    'of %s ends %i minutes after the last request, and %i after the login',
    async (level, idle, total) => {
      const sessions = sessionStore(database, standard, () => clock.now);
      const left = await sessions.start(person(`idle-${level}`, level));
      advance(idle * MINUTE - 1);
      expect(await sessions.find(left)).not.toBeNull();
      advance(idle * MINUTE);
      expect(await sessions.find(left)).toBeNull();
      const used = await sessions.start(person(`total-${level}`, level));
      for (let passed = idle / 2; passed < total; passed += idle / 2) {
        advance((idle / 2) * MINUTE);
        expect(await sessions.find(used)).not.toBeNull();
      }
      advance((idle / 2) * MINUTE);
      expect(await sessions.find(used)).toBeNull();
    },
  );

  it('says when it ends, so that a call at the last moment comes in time', async () => {
    const sessions = sessionStore(database, standard, () => clock.now);
    const token = await sessions.start(person('end'));
    expect((await sessions.find(token))?.end).toEqual({ idleSeconds: 270, secondsLeft: 1800 });
    // A call that is not saved, because one was shortly before.
    advance(29_000);
    expect((await sessions.find(token))?.end).toEqual({ idleSeconds: 270, secondsLeft: 1771 });
    advance(270_000);
    expect(await sessions.find(token)).not.toBeNull();
  });

  it('is purged by its own limit', async () => {
    const sessions = sessionStore(database, standard, () => clock.now);
    const [long, short] = [person('long', 'LEVEL_1'), person('short', 'LEVEL_4')];
    await sessions.start(long);
    await sessions.start(short);
    advance(6 * MINUTE);
    for (const [, sql] of EXPIRED_SESSIONS) await database.query(sql, [clock.now.toISOString()]);
    const kept = await database.query(
      'select subject from sessions join customers on customers.id = customer_id where subject in ($1, $2)',
      ['long', 'short'],
    );
    expect(kept).toEqual([{ subject: 'long' }]);
  });
});
