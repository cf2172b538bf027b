import type { CookieSerializeOptions } from '@fastify/cookie';
import type { PortalConfiguration } from '@portal/api';
import { notFound } from '../errors.ts';
import { type PortalCookies, setXsrfCookie } from '../http/cookies.ts';
import { type Call, type Handlers, sessionOf } from '../http/handlers.ts';
import type { Locales } from '../locales/locales.ts';
import { departurePage, departurePolicy } from '../messages/departure-page.ts';
import { languageOf } from '../messages/repeat-page.ts';
import type { PostedAnswers } from '../ports/identity.ts';
import { attemptCookies } from './attempt-cookies.ts';
import { ATTEMPT_MS, type Login } from './login.ts';
import type { Sessions } from '../session/sessions.ts';
import type { XsrfTokens } from '../session/xsrf.ts';

/** What the session calls need. */
interface SessionServices {
  readonly login: Login;
  readonly sessions: Sessions;
  readonly xsrf: XsrfTokens;
  readonly cookies: PortalCookies;
  readonly portalUrl: string;
  readonly basePath: string;
  readonly posted: PostedAnswers | null;
  readonly locales: Locales;
  readonly configuration: Pick<PortalConfiguration, 'languages' | 'defaultLanguage'>;
  readonly now: () => Date;
}

/** Ends the session of a request and removes its cookies. */
export type EndSession = (call: Pick<Call<'logout'>, 'request' | 'reply'>) => Promise<void>;

/** Creates the function that ends sessions. */
export function endSession({ sessions, xsrf, cookies }: SessionServices): EndSession {
  return async ({ request, reply }) => {
    await sessions.end(request.cookies[cookies.session]);
    reply.clearCookie(cookies.session, { ...cookies.options, httpOnly: true });
    setXsrfCookie(reply, xsrf, undefined, cookies.options);
  };
}

type SessionOperation =
  | 'authenticate'
  | 'authenticateCallback'
  | 'getLoginMetadata'
  | 'receiveLoginAnswer'
  | 'getCustomer'
  | 'listSessions'
  | 'endSession'
  | 'logout';

/** Handlers of login, logout, the customer and the customer's sessions. */
export function sessionHandlers(services: SessionServices): Handlers<SessionOperation> {
  const { login, sessions, xsrf, cookies } = services;
  const end = endSession(services);
  const attempts = attemptCookies(cookies.login, cookies.options, ATTEMPT_MS, services.now);
  const secret: CookieSerializeOptions = { ...cookies.options, httpOnly: true };
  return {
    authenticate: async ({ query, request, reply }) => {
      const { languages, defaultLanguage } = services.configuration;
      const accepted = request.headers['accept-language'];
      const language = languageOf(accepted, languages, defaultLanguage);
      const { departure, pending } = await login.start({
        redirectToUrl: query.redirectToUrl,
        level: query.level ?? 'LEVEL_1',
        language,
      });
      if (pending) attempts.add(request, reply, pending);
      const { address, fields } = departure;
      reply.header('cache-control', 'no-store');
      if (!fields) return reply.redirect(address, 302);
      const { locales, basePath } = services;
      return reply
        .header('content-security-policy', departurePolicy(address))
        .type('text/html; charset=utf-8')
        .send(departurePage({ address, fields, language, locales, basePath }));
    },
    receiveLoginAnswer: async ({ body, reply }) => {
      const location = await login.receive(body);
      return reply.header('cache-control', 'no-store').redirect(location, 303);
    },
    getLoginMetadata: async ({ reply }) => {
      if (!services.posted) throw notFound();
      return reply.type('application/samlmetadata+xml').send(services.posted.metadata());
    },
    authenticateCallback: async ({ request, reply }) => {
      const callback = new URL(`${services.portalUrl}${request.url}`);
      const state = callback.searchParams.get('state') ?? '';
      const { location, sessionToken } = await login.finish(callback, {
        browserSecret: attempts.read(request, state),
        sessionToken: request.cookies[cookies.session],
      });
      attempts.remove(request, reply, state);
      if (sessionToken) {
        await sessions.end(request.cookies[cookies.session]);
        const maxAge = sessions.longestMs / 1000;
        reply.setCookie(cookies.session, sessionToken, { ...secret, maxAge });
        setXsrfCookie(reply, xsrf, sessionToken, cookies.options);
      }
      return reply.header('cache-control', 'no-store').redirect(location, 302);
    },
    getCustomer: async (call) => {
      const { customer, end: session } = sessionOf(call);
      return { ...customer, session };
    },
    listSessions: (call) =>
      sessions.list(sessionOf(call).customer.id, call.request.cookies[cookies.session]),
    endSession: async (call) => {
      await sessions.endOne(sessionOf(call).customer.id, call.params.sessionId);
      return undefined;
    },
    logout: async (call) => {
      await end(call);
      return undefined;
    },
  };
}
