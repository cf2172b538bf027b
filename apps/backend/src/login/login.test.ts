import type { PostalSettings } from '@portal/order-flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileSettings } from '../config/identity-file.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { sessionStore } from '../session/sessions.ts';
import { identityService } from '../testing/identity-service.ts';
import { DAY_LIMITS, OPENID_PROFILE } from '../testing/profile-settings.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { loginService } from './login.ts';

const PORTAL = 'http://localhost:8080';
const TARGET = `${PORTAL}/`;
const settings = {
  account: 'PERSON',
  portalUrl: PORTAL,
  returnOrigins: [PORTAL],
  ...OPENID_PROFILE,
} as const;
const now = (): Date => new Date('2026-11-21T10:00:00Z');
const WISH = { redirectToUrl: TARGET, level: 'LEVEL_1', language: 'de' } as const;
const NOBODY = { browserSecret: undefined, sessionToken: undefined };
const lines: unknown[] = [];
const add = (...line: readonly unknown[]): void => void lines.push(line);
const log = { info: add, warn: add };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

/** The database, whose transactions or statements fail so many times. */
function failing(times: { transactions?: number; statements?: number }): Database {
  const left = { transactions: 0, statements: 0, ...times };
  const fail = (kind: keyof typeof left): void => {
    if (left[kind] === 0) return;
    left[kind] -= 1;
    throw new DatabaseUnavailable('timeout');
  };
  return {
    ...database,
    query: async (...statement) => {
      fail('statements');
      return database.query(...statement);
    },
    transaction: async (work) => {
      fail('transactions');
      return database.transaction(work);
    },
  };
}

function loginOver(store: Database) {
  const sessions = sessionStore(store, DAY_LIMITS, now);
  const login = loginService({
    database: store,
    identity: identityService(),
    sessions,
    settings,
    log,
    now,
  });
  /** Starts a login and returns from the identity service. */
  const logIn = async (code: string) => {
    const { departure, pending } = await login.start(WISH);
    const state = new URL(departure.address).searchParams.get('state') ?? '';
    const callback = new URL(`${PORTAL}/api/authenticate/callback?state=${state}&code=${code}`);
    return login.finish(callback, { ...NOBODY, browserSecret: pending?.browserSecret });
  };
  return { login, logIn, sessions };
}

describe('a login while the database is unavailable (BIG-1, BIG-5)', () => {
  it('succeeds when the session can be saved some time later', async () => {
    const { logIn, sessions } = loginOver(failing({ transactions: 2 }));
    const { location, sessionToken } = await logIn('first');
    expect(location).toBe(TARGET);
    expect(await sessions.find(sessionToken ?? '')).not.toBeNull();
  });

  it('fails when the session cannot be saved for seconds', async () => {
    const { logIn } = loginOver(failing({ transactions: 100 }));
    expect(await logIn('second')).toEqual({
      location: `${TARGET}?authException=failedOrCancelled`,
      sessionToken: null,
    });
  });

  it('is refused at its start with a time to retry, and does not count as failed', async () => {
    const { login, logIn } = loginOver(failing({ statements: 1 }));
    await expect(login.start(WISH)).rejects.toThrow(DatabaseUnavailable);
    expect((await logIn('third')).location).toBe(TARGET);
  });
});

describe('a login whose profile is incomplete (NAME-5)', () => {
  it('names what is missing in the address it returns to, and the claims in the log (REAL-2)', async () => {
    const identity = identityService();
    const service = {
      ...identity,
      claims: async (...call: Parameters<typeof identity.claims>) => ({
        ...(await identity.claims(...call)),
        given_name: '',
        address: { street_address: 'Gut Hohenfelde', postal_code: '12345' },
      }),
    };
    const sessions = sessionStore(database, DAY_LIMITS, now);
    const open = async (optionalProfileParts: PostalSettings['optionalProfileParts']) => {
      const state = { ...settings, optionalProfileParts };
      const login = loginService({
        database,
        identity: service,
        sessions,
        settings: state,
        log,
        now,
      });
      const { departure, pending } = await login.start({
        ...WISH,
        redirectToUrl: `${TARGET}?missing=x`,
      });
      const query = `${new URL(departure.address).search}&code=${crypto.randomUUID()}`;
      const callback = new URL(`${PORTAL}/api/authenticate/callback${query}`);
      return login.finish(callback, { ...NOBODY, browserSecret: pending?.browserSecret });
    };
    const missing = 'firstName,houseNumber,city,country'.replaceAll(',', '%2C');
    lines.length = 0;
    expect(await open([])).toEqual({
      location: `${TARGET}?authException=incompleteData&missing=${missing}`,
      sessionToken: null,
    });
    const absentClaims = ['given_name', 'email', 'address.locality', 'address.country'];
    const parts = missing.split('%2C');
    expect(lines).toEqual([
      [{ fault: 'IncompleteProfile', missing: parts, absentClaims }, 'login failed'],
    ]);
    expect((await open(['firstOrLastName', 'houseNumber'])).location).toBe(
      `${TARGET}?authException=incompleteData&missing=city%2Ccountry`,
    );
  });
});

describe('a login with a trust level that no mapping knows (REAL-2)', () => {
  it('is refused, and says so', async () => {
    const identity = identityService();
    const claims: typeof identity.claims = async (...call) => ({
      ...(await identity.claims(...call)),
      trust_level: 'STORK-QAA-Level-3',
    });
    const sessions = sessionStore(database, DAY_LIMITS, now);
    const open = async (trustLevels: ProfileSettings['trustLevels']) => {
      const state = { ...settings, trustLevels };
      const login = loginService({
        database,
        identity: { ...identity, claims },
        sessions,
        settings: state,
        log,
        now,
      });
      const { departure, pending } = await login.start(WISH);
      const query = `${new URL(departure.address).search}&code=${crypto.randomUUID()}`;
      const callback = new URL(`${PORTAL}/api/authenticate/callback${query}`);
      return login.finish(callback, { ...NOBODY, browserSecret: pending?.browserSecret });
    };
    lines.length = 0;
    expect(await open({ 'STORK-QAA-Level-4': 'LEVEL_4' })).toEqual({
      location: `${TARGET}?authException=failedOrCancelled&reason=unknownLevel`,
      sessionToken: null,
    });
    expect(lines).toEqual([[{ fault: 'UnknownLevel' }, 'login failed']]);
    expect(await open({ 'STORK-QAA-Level-3': 'LEVEL_3' })).toMatchObject({ location: TARGET });
  });
});

describe('the log of logins (BE-10)', () => {
  it('has successful and failed ones, without personal data', async () => {
    const { login, logIn } = loginOver(database);
    lines.length = 0;
    await logIn('fourth');
    await login.finish(new URL(`${PORTAL}/api/authenticate/callback?state=unknown`), {
      ...NOBODY,
      browserSecret: 'secret',
    });
    expect(lines).toEqual([
      [{ trustLevel: 'LEVEL_1', absentClaims: ['email'] }, 'login succeeded'],
      [{ fault: 'ended' }, 'login failed'],
    ]);
  });
});
