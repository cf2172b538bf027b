import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Logins that one browser may have begun and not finished; the oldest one ends when another begins. */
export const MAX_PENDING_LOGINS = 8;

/** What binds a login to the browser that began it. */
export interface PendingLogin {
  /** The `state` parameter of OpenID Connect. */
  readonly state: string;
  /** Known to the browser only. */
  readonly browserSecret: string;
}

/** The cookies of logins that were begun and not finished: one for each, so that tabs do not replace each other's (FIND-4). */
export interface AttemptCookies {
  /** Sets the cookie of a new login, and removes those beyond {@link MAX_PENDING_LOGINS}. */
  add(request: FastifyRequest, reply: FastifyReply, login: PendingLogin): void;
  /** The secret of a login in this browser. */
  read(request: FastifyRequest, state: string): string | undefined;
  /** Removes the cookie of one login; those of other tabs stay. */
  remove(request: FastifyRequest, reply: FastifyReply, state: string): void;
}

/** The number in ms at the beginning of a cookie; 0 in one that this module has not written. */
const startOf = (value = ''): number => Number.parseInt(value.split('.', 1)[0] ?? '', 36) || 0;

/**
 * Reads and writes the cookies of logins. Processes until 2026-11-25 know one cookie for all logins, with the secret alone: it is read and
 * set as well, so that a login is completed by either during an upgrade (SAFE-4).
 *
 * @param prefix beginning of their names; a digest of `state` follows
 * @param maxAgeMs how long a login may take
 */
export function attemptCookies(
  prefix: string,
  options: CookieSerializeOptions,
  maxAgeMs: number,
  now: () => Date,
): AttemptCookies {
  const hidden = { ...options, httpOnly: true };
  const shared = prefix.slice(0, -1);
  const maxAge = maxAgeMs / 1000;
  const nameOf = (state: string): string =>
    `${prefix}${createHash('sha256').update(state).digest('base64url').slice(0, 16)}`;
  const read: AttemptCookies['read'] = ({ cookies }, state) =>
    cookies[nameOf(state)]?.split('.')[1] ?? cookies[shared];
  return {
    add: (request, reply, { state, browserSecret }) => {
      const pending = Object.entries(request.cookies)
        .filter(([name]) => name.startsWith(prefix))
        .toSorted(([, one], [, other]) => startOf(other) - startOf(one));
      for (const [name] of pending.slice(MAX_PENDING_LOGINS - 1)) reply.clearCookie(name, hidden);
      reply.setCookie(nameOf(state), `${now().getTime().toString(36)}.${browserSecret}`, {
        ...hidden,
        maxAge,
      });
      reply.setCookie(shared, browserSecret, { ...hidden, maxAge });
    },
    read,
    remove: (request, reply, state) => {
      if (read(request, state) === request.cookies[shared]) reply.clearCookie(shared, hidden);
      reply.clearCookie(nameOf(state), hidden);
    },
  };
}
