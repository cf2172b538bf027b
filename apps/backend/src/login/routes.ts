import type { CookieSerializeOptions } from '@fastify/cookie';
import { LOGIN_COOKIE, SESSION_COOKIE, setGuestCookie, setXsrfCookie } from '../http/cookies.ts';
import { type Call, type Handlers, sessionOf } from '../http/handlers.ts';
import type { Login } from './login.ts';
import { SESSION_LIMITS, type Sessions } from '../session/sessions.ts';
import type { XsrfTokens } from '../session/xsrf.ts';

/** What the session calls need. */
interface SessionServices {
  readonly login: Login;
  readonly sessions: Sessions;
  readonly xsrf: XsrfTokens;
  readonly cookies: CookieSerializeOptions;
  readonly portalUrl: string;
}

/** Ends the session of a request and removes its cookies. */
export type EndSession = (call: Pick<Call<'logout'>, 'request' | 'reply'>) => Promise<void>;

/** Creates the function that ends sessions. */
export function endSession({ sessions, xsrf, cookies }: SessionServices): EndSession {
  return async ({ request, reply }) => {
    await sessions.end(request.cookies[SESSION_COOKIE]);
    reply.clearCookie(SESSION_COOKIE, { ...cookies, httpOnly: true });
    setXsrfCookie(reply, xsrf, undefined, cookies);
    setGuestCookie(reply, true, cookies);
  };
}

/** Handlers of login, logout and the customer. */
export function sessionHandlers(
  services: SessionServices,
): Handlers<'authenticate' | 'authenticateCallback' | 'getCustomer' | 'logout'> {
  const { login, sessions, xsrf, cookies } = services;
  const end = endSession(services);
  const secret: CookieSerializeOptions = { ...cookies, httpOnly: true };
  return {
    authenticate: async ({ query, reply }) => {
      const { location, browserSecret } = await login.start(query.redirectToUrl);
      if (browserSecret) reply.setCookie(LOGIN_COOKIE, browserSecret, { ...secret, maxAge: 1800 });
      return reply.header('cache-control', 'no-store').redirect(location, 302);
    },
    authenticateCallback: async ({ request, reply }) => {
      const callback = new URL(`${services.portalUrl}${request.url}`);
      const { location, sessionToken } = await login.finish(
        callback,
        request.cookies[LOGIN_COOKIE],
      );
      reply.clearCookie(LOGIN_COOKIE, secret);
      if (sessionToken) {
        await sessions.end(request.cookies[SESSION_COOKIE]);
        const maxAge = SESSION_LIMITS.absoluteMs / 1000;
        reply.setCookie(SESSION_COOKIE, sessionToken, { ...secret, maxAge });
        setXsrfCookie(reply, xsrf, sessionToken, cookies);
        setGuestCookie(reply, false, cookies);
      }
      return reply.header('cache-control', 'no-store').redirect(location, 302);
    },
    getCustomer: async (call) => sessionOf(call).customer,
    logout: async (call) => {
      await end(call);
      return undefined;
    },
  };
}
