import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { XsrfTokens } from '../session/xsrf.ts';

/** Holds the session's secret; no script can read it. */
export const SESSION_COOKIE = 'portal_session';
/** Binds a login that is under way to this browser. */
export const LOGIN_COOKIE = 'portal_login';
/** The half of the double submit that scripts of the portal read. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The other half, as Node spells header names. */
export const XSRF_HEADER = 'x-xsrf-token';

/** Tells scripts of the portal that nobody is logged in, so that they need not ask only to be refused. */
export const GUEST_COOKIE = 'portal_guest';

/** Options that all our cookies share; `Secure` wherever the portal is reached over TLS (SEC-2). */
export function cookieOptions(portalOrigin: string): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: portalOrigin.startsWith('https:') };
}

/** Gives the browser a token that is bound to the session it has now. */
export function setXsrfCookie(
  reply: FastifyReply,
  tokens: XsrfTokens,
  sessionToken: string | undefined,
  options: CookieSerializeOptions,
): void {
  reply.setCookie(XSRF_COOKIE, tokens.create(sessionToken), { ...options, httpOnly: false });
}

/** Says that nobody is logged in, or no longer says so. */
export function setGuestCookie(
  reply: FastifyReply,
  isGuest: boolean,
  options: CookieSerializeOptions,
): void {
  if (isGuest) reply.setCookie(GUEST_COOKIE, '1', { ...options, httpOnly: false });
  else reply.clearCookie(GUEST_COOKIE, { ...options, httpOnly: false });
}

/**
 * Sees to it that after its first page view, before it first sends anything, a browser has a valid token and knows
 * whether it has a session.
 */
export function setReadableCookies(
  app: FastifyInstance,
  tokens: XsrfTokens,
  options: CookieSerializeOptions,
): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const session = request.cookies[SESSION_COOKIE];
    if (request.method !== 'GET') return;
    const isGuest = session === undefined;
    if (isGuest !== GUEST_COOKIE in request.cookies) setGuestCookie(reply, isGuest, options);
    if (tokens.isValid(request.cookies[XSRF_COOKIE], session)) return;
    setXsrfCookie(reply, tokens, session, options);
  });
}
