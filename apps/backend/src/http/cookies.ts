import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { XsrfTokens } from '../session/xsrf.ts';

/** The secret of the session; not readable by scripts. */
export const SESSION_COOKIE = 'portal_session';
/** Binds a pending login to this browser. */
export const LOGIN_COOKIE = 'portal_login';
/** The cookie of the double-submit pattern; readable by scripts. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The header of the double-submit pattern, in the spelling of Node. */
export const XSRF_HEADER = 'x-xsrf-token';

/** Set while nobody is logged in, so that the portal does not send a request that would be answered with 401. */
const GUEST_COOKIE = 'portal_guest';

/** Options of all cookies: for the path of the portal only; `Secure` when it is served over TLS (SEC-2). */
export function cookieOptions(portalUrl: string): CookieSerializeOptions {
  const { protocol, pathname } = new URL(portalUrl);
  return { path: pathname, sameSite: 'lax', secure: protocol === 'https:' };
}

/** Sets an XSRF token that is bound to the current session. */
export function setXsrfCookie(
  reply: FastifyReply,
  tokens: XsrfTokens,
  sessionToken: string | undefined,
  options: CookieSerializeOptions,
): void {
  reply.setCookie(XSRF_COOKIE, tokens.create(sessionToken), { ...options, httpOnly: false });
}

/** Sets or clears the guest cookie. */
export function setGuestCookie(
  reply: FastifyReply,
  isGuest: boolean,
  options: CookieSerializeOptions,
): void {
  if (isGuest) reply.setCookie(GUEST_COOKIE, '1', { ...options, httpOnly: false });
  else reply.clearCookie(GUEST_COOKIE, { ...options, httpOnly: false });
}

/**
 * Sets the XSRF and guest cookies on every GET, so that a browser has them after the first page view and before its
 * first POST.
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
