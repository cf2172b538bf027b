import type { LoginAccount, TrustLevel } from '@portal/api';
import { type PostalSettings, reachesLevel } from '@portal/order-flow';
import type { IdentitySettings } from '../config/identity-file.ts';
import type { Database } from '../db/database.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable, DomainError, notFound } from '../errors.ts';
import {
  type Departure,
  faultOf,
  type IdentityPort,
  newLoginSecrets,
  type ReceivedAnswer,
} from '../ports/identity.ts';
import {
  keyOf,
  NoOrganisation,
  type Profile,
  profileOf,
  UnknownLevel,
} from '../session/profile.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import type { Sessions } from '../session/sessions.ts';
import type { PendingLogin } from './attempt-cookies.ts';
import { type LoginFault, withFault } from './login-fault.ts';
import { countStart } from './order-starts.ts';
import { type ReturnSettings, returnTarget } from './return-target.ts';

/** A started login: where to go, and what binds it to the browser (null: it failed). */
interface LoginStart {
  readonly departure: Departure;
  readonly pending: PendingLogin | null;
}

/** The secrets in the cookies of the browser that returns from the identity service. */
interface ReturningBrowser {
  /** That of this login; undefined if another browser began it, or it has ended. */
  readonly browserSecret: string | undefined;
  /** That of its session. */
  readonly sessionToken: string | undefined;
}

/** A finished login: where to redirect, and the secret of the session when it succeeded. */
interface LoginEnd {
  readonly location: string;
  readonly sessionToken: string | null;
}

/** What a person wants to log in for. */
interface LoginWish {
  readonly redirectToUrl: string;
  /** The lowest level that is sufficient. */
  readonly level: TrustLevel;
  readonly language: string;
}

/** The login with the identity service. */
export interface Login {
  start(wishes: LoginWish): Promise<LoginStart>;
  /**
   * Verifies an answer that arrived by POST, if its login is open, and keeps it for the browser that began the login, whose cookies do not come
   * with a POST from another site.
   *
   * @returns the address of the callback
   * @throws DomainError `not-found` when answers of the identity service do not arrive by POST
   */
  receive(fields: Readonly<Record<string, string>>): Promise<string>;
  /**
   * Completes the login of the `state` in the address, once. A login that has ended is no failure in a browser with a
   * session: the address was opened again (FIND-4). In another browser than the one that began it, it leads to its page with the reason (IN-4).
   */
  finish(callback: URL, browser: ReturningBrowser): Promise<LoginEnd>;
}

/** What the state and the operator decide about logins. */
interface LoginSettings extends IdentitySettings, PostalSettings, ReturnSettings {
  /** Which identity service it is: the answer of one never completes a login that began at the other (ORG-1). */
  readonly account: LoginAccount;
}

/** The path of the callback. */
export const CALLBACK_PATHS: Readonly<Record<LoginAccount, string>> = {
  PERSON: '/api/authenticate/callback',
  ORGANISATION: '/api/authenticate/organisation/callback',
};

/** Receives successful and failed logins, without personal data. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Time limit for the identity service in ms. */
export const ATTEMPT_MS = 30 * 60_000;

/** Time in ms in which the browser fetches an answer that arrived by POST; after at most a minute more it is deleted (SAFE-7). */
const ANSWER_MS = 4 * 60_000;

/** Attempts to save a session while the database is unavailable, with a pause in ms. */
const SAVE_ATTEMPTS = { count: 5, pauseMs: 500 } as const;

interface LoginAttempt extends Record<string, unknown> {
  nonce: string;
  code_verifier: string;
  return_to: string;
  wanted_level: TrustLevel;
  answer: ReceivedAnswer | null;
}

/** What the login needs of the process. */
interface LoginDependencies {
  readonly database: Database;
  readonly identity: IdentityPort;
  readonly sessions: Sessions;
  readonly settings: LoginSettings;
  readonly log: Log;
  readonly now: () => Date;
}

/** The reason of a failure about which the person can do something. */
function reasonOf(error: unknown): 'unknownLevel' | 'noOrganisation' | undefined {
  if (error instanceof UnknownLevel) return 'unknownLevel';
  return error instanceof NoOrganisation ? 'noOrganisation' : undefined;
}

/** Login with OpenID Connect; pending logins are in the database, each bound to the browser by a cookie of its own. */
export function loginService({
  database,
  identity,
  sessions,
  settings,
  log,
  now,
}: LoginDependencies): Login {
  const { account } = settings;
  const inMs = (ms: number): string => new Date(now().getTime() + ms).toISOString();
  const failed = (returnTo: string, error: unknown): string => {
    // Messages of the provider may hold personal data: only the name of the error is logged.
    log.warn(faultOf(error), 'login failed');
    return withFault(returnTo, { authException: 'failedOrCancelled', reason: reasonOf(error) });
  };
  const takeAttempt = async (
    state: string,
    browserSecret: string,
  ): Promise<LoginAttempt | undefined> => {
    const rows = await database.query<LoginAttempt>(
      `delete from login_attempts where state = $1 and browser_hash = $2 and expires_at > $3 and account = $4
       returning nonce, code_verifier, return_to, wanted_level, answer`,
      [state, hashOfSecret(browserSecret), inMs(0), account],
    );
    return rows[0];
  };
  const callbackOf = (state: string): string =>
    `${settings.portalUrl}${CALLBACK_PATHS[account]}?state=${encodeURIComponent(state)}`;
  const isOpen = async (state: string): Promise<boolean> => {
    const rows = await database.query(
      'select 1 from login_attempts where state = $1 and answer is null and expires_at > $2 and account = $3',
      [state, inMs(0), account],
    );
    return rows.length > 0;
  };
  /** Where a callback leads that is not for a login of this browser: the person can begin there (IN-4). */
  const elsewhere = async (state: string | null, sessionToken: string | undefined) => {
    const [attempt] = await database.query<{ return_to: string; is_open: boolean }>(
      'select return_to, expires_at > $2 as is_open from login_attempts where state = $1 and account = $3',
      [state, inMs(0), account],
    );
    const target = attempt?.return_to ?? `${settings.portalUrl}/`;
    if (await sessions.find(sessionToken)) return withFault(target, null);
    if (!state) return failed(target, new Error('no such attempt'));
    const reason = attempt?.is_open ? 'otherBrowser' : 'ended';
    log.warn({ fault: reason }, 'login failed');
    return withFault(target, { authException: 'failedOrCancelled', reason });
  };
  /** Only the first answer to a login counts, in whichever process it arrives. */
  const keepAnswer = async (state: string, answer: ReceivedAnswer): Promise<void> => {
    if ('failure' in answer) log.warn(answer.failure, 'login failed');
    const { issuer } = identity;
    const owned =
      'claims' in answer ? { ...answer, issuer, subject: keyOf(answer.claims, settings) } : answer;
    await database.query(
      `update login_attempts set answer = $2::jsonb, expires_at = least(expires_at, $3)
       where state = $1 and answer is null and expires_at > $4 and account = $5`,
      [state, JSON.stringify(owned), inMs(ANSWER_MS), inMs(0), account],
    );
  };
  /** The code of the identity service is used up, so that the browser cannot repeat the request. */
  const startSession = async (profile: Profile): Promise<string> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sessions.start(profile);
      } catch (error) {
        const isFinal = attempt === SAVE_ATTEMPTS.count;
        if (isFinal || !(error instanceof DatabaseUnavailable)) throw error;
        await pause(SAVE_ATTEMPTS.pauseMs);
      }
    }
  };
  return {
    start: async ({ redirectToUrl, level, language }) => {
      const target = returnTarget(redirectToUrl, settings);
      if (target === null) {
        throw new DomainError('invalid', 'INVALID_REDIRECT', {
          detail: 'redirectToUrl is not allowed.',
        });
      }
      const secrets = newLoginSecrets();
      const browserSecret = newSecret();
      try {
        const wishes = { level: settings.requestedLevels[level], language };
        const departure = await identity.begin(secrets, wishes);
        await database.query(
          `insert into login_attempts (state, browser_hash, nonce, code_verifier, return_to, expires_at, wanted_level, account)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            secrets.state,
            hashOfSecret(browserSecret),
            secrets.nonce,
            secrets.codeVerifier,
            target,
            inMs(ATTEMPT_MS),
            level,
            account,
          ],
        );
        return { departure, pending: { state: secrets.state, browserSecret } };
      } catch (error) {
        // Answered with 503 and a time to retry.
        if (error instanceof DatabaseUnavailable) throw error;
        return { departure: { address: failed(target, error) }, pending: null };
      }
    },
    receive: async (fields) => {
      if (!identity.posted) throw notFound();
      const received = identity.posted.receive(fields);
      if ('fault' in received) {
        log.warn(received, 'login failed');
        return callbackOf('');
      }
      const { state } = received;
      if (await isOpen(state)) await keepAnswer(state, received.verify());
      else log.warn({ fault: 'NoOpenLogin' }, 'login failed');
      return callbackOf(state);
    },
    finish: async (callback, { browserSecret, sessionToken: current }) => {
      const state = callback.searchParams.get('state');
      const attempt = state && browserSecret ? await takeAttempt(state, browserSecret) : undefined;
      if (!state || !attempt)
        return { location: await elsewhere(state, current), sessionToken: null };
      const { answer, return_to: returnTo } = attempt;
      if (answer && 'failure' in answer) {
        const { reason } = answer;
        const fault = { authException: 'failedOrCancelled', reason: reason ?? undefined } as const;
        return { location: withFault(returnTo, fault), sessionToken: null };
      }
      const secrets = { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
      try {
        const claims = answer?.claims ?? (await identity.claims(callback, secrets));
        const { profile, missing, absentClaims } = profileOf(identity.issuer, claims, settings);
        if (!profile) {
          log.warn({ fault: 'IncompleteProfile', missing, absentClaims }, 'login failed');
          const fault: LoginFault = { authException: 'incompleteData', missing };
          return { location: withFault(returnTo, fault), sessionToken: null };
        }
        const { trustLevel } = profile;
        if (!reachesLevel(trustLevel, attempt.wanted_level)) {
          log.warn({ fault: 'LevelTooLow', trustLevel }, 'login failed');
          const reason = account === 'PERSON' ? 'levelTooLow' : 'organisationLevelTooLow';
          const fault = { authException: 'failedOrCancelled', reason } as const;
          return { location: withFault(returnTo, fault), sessionToken: null };
        }
        const sessionToken = await startSession(profile);
        const absent = absentClaims.length > 0 ? { absentClaims } : {};
        log.info({ trustLevel, ...absent }, 'login succeeded');
        await countStart({ database, log, now }, returnTo);
        return { location: withFault(returnTo, null), sessionToken };
      } catch (error) {
        return { location: failed(returnTo, error), sessionToken: null };
      }
    },
  };
}
