import fastifyCookie from '@fastify/cookie';
import { createHash } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portalCookies } from '../http/cookies.ts';
import type { Database } from '../db/database.ts';
import { openLocales } from '../locales/locales.ts';
import { migrate } from '../db/migrate.ts';
import { applyRule } from '../retention/purge-expired.ts';
import { type Sessions, sessionStore } from '../session/sessions.ts';
import { xsrfTokens } from '../session/xsrf.ts';
import { identityService } from '../testing/identity-service.ts';
import { DAY_LIMITS, OPENID_PROFILE } from '../testing/profile-settings.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { MAX_PENDING_LOGINS } from './attempt-cookies.ts';
import { EXPIRED_LOGINS } from './kept-logins.ts';
import { ATTEMPT_MS, loginService } from './login.ts';
import { sessionHandlers } from './routes.ts';

const PORTAL = 'http://localhost:8080';
const FAILED = 'authException=failedOrCancelled';
const settings = {
  portalUrl: PORTAL,
  returnOrigins: [PORTAL],
  ...OPENID_PROFILE,
  account: 'PERSON',
} as const;
const log = { info: () => undefined, warn: () => undefined };
const clock = { now: new Date('2026-11-21T10:00:00Z') };
const now = (): Date => clock.now;

let database: Database;
let server: FastifyInstance;
let sessions: Sessions;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
  sessions = sessionStore(database, DAY_LIMITS, now);
  const { authenticate, authenticateCallback } = sessionHandlers({
    logins: {
      PERSON: {
        ...loginService({ database, identity: identityService(), sessions, settings, log, now }),
        metadata: null,
      },
      ORGANISATION: null,
    },
    sessions,
    xsrf: xsrfTokens('key'),
    cookies: portalCookies(PORTAL),
    portalUrl: PORTAL,
    basePath: '',
    locales: openLocales('', { languages: ['de'], fallbackLanguages: [] }, () => undefined),
    configuration: { languages: ['de'], defaultLanguage: 'de' },
    now,
  });
  server = fastify();
  await server.register(fastifyCookie);
  const call = { params: undefined, body: undefined, session: null };
  server.get<{ Querystring: { redirectToUrl: string } }>('/api/authenticate', (request, reply) =>
    authenticate({ ...call, request, reply, query: request.query }),
  );
  server.get('/api/authenticate/callback', (request, reply) =>
    authenticateCallback({ ...call, request, reply, query: {} }),
  );
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** A browser with its cookies; its tabs share them. */
function openBrowser() {
  const jar = new Map<string, string>();
  const visit = async (url: string): Promise<string> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers, cookies } = await server.inject({ url, headers: { cookie } });
    for (const { name, value } of cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return headers.location ?? '';
  };
  return {
    jar,
    visit,
    /** Begins a login on a page. @returns the address that the identity service redirects to */
    begin: async (page: string, code: string): Promise<string> => {
      const target = encodeURIComponent(`${PORTAL}/#${page}`);
      const identity = await visit(`/api/authenticate?redirectToUrl=${target}`);
      const state = new URL(identity).searchParams.get('state') ?? '';
      return `/api/authenticate/callback?state=${state}&code=${code}`;
    },
    pending: () => [...jar.keys()].filter((name) => name.startsWith('portal_login_')),
  };
}

let number = 0;
const newCode = (): string => `code-${(number += 1)}`;
let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
});

describe('logins in several tabs of a browser (FIND-4)', () => {
  it('complete each by itself, in either order, and return to their own pages', async () => {
    for (const isReversed of [false, true]) {
      const tabs = [
        [await browser.begin('/one', newCode()), `${PORTAL}/#/one`],
        [await browser.begin('/two', newCode()), `${PORTAL}/#/two`],
      ] as const;
      const order = isReversed ? tabs.toReversed() : tabs;
      for (const [callback, page] of order) {
        expect(await browser.visit(callback)).toBe(page);
        expect(await sessions.find(browser.jar.get('portal_session'))).not.toBeNull();
      }
      expect(browser.pending()).toEqual([]);
    }
  });

  it('renew the session, so that the one before ends (SEC-2)', async () => {
    const [first, second] = [
      await browser.begin('/', newCode()),
      await browser.begin('/', newCode()),
    ];
    await browser.visit(first);
    const before = browser.jar.get('portal_session');
    await browser.visit(second);
    expect(browser.jar.get('portal_session')).not.toBe(before);
    expect(await sessions.find(before)).toBeNull();
  });

  it('are not ended by another one that is begun and left, or cancelled', async () => {
    const first = await browser.begin('/one', newCode());
    await browser.begin('/left', newCode());
    const cancelled = (await browser.begin('/cancelled', newCode())).replace(/code=.*/, 'code=');
    expect(await browser.visit(`${cancelled}&error=access_denied`)).toContain('#/cancelled');
    expect(await browser.visit(first)).toBe(`${PORTAL}/#/one`);
  });

  it(`are at most ${MAX_PENDING_LOGINS}: then the oldest one ends`, async () => {
    const begun: string[] = [];
    for (let count = 0; count <= MAX_PENDING_LOGINS; count += 1) {
      begun.push(await browser.begin('/', newCode()));
      clock.now = new Date(clock.now.getTime() + 1000);
    }
    expect(browser.pending()).toHaveLength(MAX_PENDING_LOGINS);
    expect(await browser.visit(begun[0] ?? '')).toContain(FAILED);
    expect(await browser.visit(begun[1] ?? '')).toBe(`${PORTAL}/#/`);
  });

  it('succeed in the browser only that began them', async () => {
    const callback = await browser.begin('/', newCode());
    const other = openBrowser();
    await other.begin('/', newCode());
    expect(await other.visit(callback)).toContain(FAILED);
    expect(other.jar.has('portal_session')).toBe(false);
  });
});

describe('a login that ends in another browser (IN-4)', () => {
  it('says so on the page that it was begun on, and is still completed by the first one', async () => {
    const callback = await browser.begin('/one', newCode());
    const other = openBrowser();
    expect(await other.visit(callback)).toBe(`${PORTAL}/?${FAILED}&reason=otherBrowser#/one`);
    expect(other.jar.has('portal_session')).toBe(false);
    expect(await browser.visit(callback)).toBe(`${PORTAL}/#/one`);
  });

  it('leads a person who has a session there to the page', async () => {
    const other = openBrowser();
    await other.visit(await other.begin('/', newCode()));
    const callback = await browser.begin('/one', newCode());
    expect(await other.visit(callback)).toBe(`${PORTAL}/#/one`);
  });

  it('says on the page that it has taken too long, for a day; then on the start page', async () => {
    const callback = await browser.begin('/one', newCode());
    clock.now = new Date(clock.now.getTime() + ATTEMPT_MS + 1000);
    await applyRule(database, EXPIRED_LOGINS, clock.now.toISOString());
    expect(await browser.visit(callback)).toBe(`${PORTAL}/?${FAILED}&reason=ended#/one`);
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
    await applyRule(database, EXPIRED_LOGINS, clock.now.toISOString());
    expect(await browser.visit(callback)).toBe(`${PORTAL}/?${FAILED}&reason=ended`);
  });

  it('says no more than that it failed for an answer that names no login', async () => {
    expect(await browser.visit('/api/authenticate/callback?code=x')).toBe(`${PORTAL}/?${FAILED}`);
  });
});

describe('logins across an upgrade (SAFE-4)', () => {
  it('are completed with the cookie that a process of the release before has set', async () => {
    const callback = await browser.begin('/one', newCode());
    const [name = ''] = browser.pending();
    const secret = browser.jar.get(name)?.split('.')[1] ?? '';
    browser.jar.clear();
    browser.jar.set('portal_login', secret);
    expect(await browser.visit(callback)).toBe(`${PORTAL}/#/one`);
    expect(browser.jar.has('portal_session')).toBe(true);
    expect(browser.jar.has('portal_login')).toBe(false);
  });

  it('have the cookie that a process of the release before reads', async () => {
    await browser.begin('/one', newCode());
    const callback = await browser.begin('/two', newCode());
    const [attempt] = await database.query(
      'select 1 from login_attempts where state = $1 and browser_hash = $2',
      [
        new URL(callback, PORTAL).searchParams.get('state'),
        createHash('sha256')
          .update(browser.jar.get('portal_login') ?? '')
          .digest('base64url'),
      ],
    );
    expect(attempt).toBeDefined();
  });

  it('keep that cookie for another tab until its login ends', async () => {
    const first = await browser.begin('/one', newCode());
    const second = await browser.begin('/two', newCode());
    await browser.visit(first);
    expect(browser.jar.has('portal_login')).toBe(true);
    await browser.visit(second);
    expect(browser.jar.has('portal_login')).toBe(false);
  });
});

describe('the address that the identity service redirected to, opened again (FIND-4)', () => {
  it('opens the start page with a session, which stays', async () => {
    const callback = await browser.begin('/one', newCode());
    await browser.visit(callback);
    const session = browser.jar.get('portal_session');
    expect(await browser.visit(callback)).toBe(`${PORTAL}/`);
    expect(browser.jar.get('portal_session')).toBe(session);
    expect(await sessions.find(session)).not.toBeNull();
  });

  it('logs nobody in without a session', async () => {
    const callback = await browser.begin('/one', newCode());
    await browser.visit(callback);
    browser.jar.delete('portal_session');
    expect(await browser.visit(callback)).toBe(`${PORTAL}/?${FAILED}&reason=ended`);
    expect(browser.jar.has('portal_session')).toBe(false);
  });
});
