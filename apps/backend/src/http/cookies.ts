import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { XsrfTokens } from '../session/xsrf.ts';

/** The cookie of the double-submit pattern; readable by scripts. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The header of the double-submit pattern, in the spelling of Node. */
export const XSRF_HEADER = 'x-xsrf-token';

/** With it, pages of the release before 0.2.0 do not ask for the session; it is cleared until the release after this one (SAFE-4). */
const FORMER_GUEST_COOKIE = 'portal_guest';

/** Options of all cookies, and the names of those that scripts cannot read. */
export interface PortalCookies {
  /** For the path of the portal only; `Secure` when it is served over TLS (SEC-2). */
  readonly options: CookieSerializeOptions;
  /** Has the secret of the session. */
  readonly session: string;
  /** Beginning of the names of those that bind a pending login to this browser, see `attemptCookies`. */
  readonly login: string;
}

/** The cookies of a portal. With TLS, a prefix makes browsers refuse cookies of the same name from other hosts. */
export function portalCookies(portalUrl: string): PortalCookies {
  const { protocol, pathname } = new URL(portalUrl);
  const secure = protocol === 'https:';
  const tlsPrefix = pathname === '/' ? '__Host-' : '__Secure-';
  const prefix = secure ? tlsPrefix : '';
  return {
    options: { path: pathname, sameSite: 'lax', secure },
    session: `${prefix}portal_session`,
    login: `${prefix}portal_login_`,
  };
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

/** Addresses of the page; its files and those of the state are public, and a shared cache may store them. */
const PAGE: ReadonlySet<string | undefined> = new Set(['/', '/index.html']);

/**
 * Sets the XSRF cookie on the page and on every GET of the contract, so that a browser has it before its first POST. Other answers have no cookies: a shared cache would send them to other people.
 */
export function setReadableCookies(
  app: FastifyInstance,
  tokens: XsrfTokens,
  cookies: PortalCookies,
): void {
  const { options } = cookies;
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { config, url } = request.routeOptions;
    if (request.method !== 'GET' || !(config.operationId !== undefined || PAGE.has(url))) return;
    const session = request.cookies[cookies.session];
    if (FORMER_GUEST_COOKIE in request.cookies) reply.clearCookie(FORMER_GUEST_COOKIE, options);
    if (tokens.isValid(request.cookies[XSRF_COOKIE], session)) return;
    setXsrfCookie(reply, tokens, session, options);
  });
}
