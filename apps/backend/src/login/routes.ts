import type { CookieSerializeOptions } from '@fastify/cookie';
import type { LoginAccount, PortalConfiguration } from '@portal/api';
import { notFound } from '../errors.ts';
import { type PortalCookies, setXsrfCookie } from '../http/cookies.ts';
import { type Call, type Handlers, sessionOf } from '../http/handlers.ts';
import type { Locales } from '../locales/locales.ts';
import { departurePage, departurePolicy } from '../messages/departure-page.ts';
import { languageOf } from '../messages/repeat-page.ts';
import { attemptCookies } from './attempt-cookies.ts';
import { ATTEMPT_MS, type Login } from './login.ts';
import type { Sessions } from '../session/sessions.ts';
import type { XsrfTokens } from '../session/xsrf.ts';

/** A login, and what the portal registers at its identity service; null when answers do not arrive by POST. */
interface LoginAt extends Login {
  readonly metadata: (() => string) | null;
}

/** What the session calls need. */
interface SessionServices {
  /** The login of people, and that for organisations; null without it (ORG-1). */
  readonly logins: Readonly<Record<'PERSON', LoginAt> & Record<'ORGANISATION', LoginAt | null>>;
  readonly sessions: Sessions;
  readonly xsrf: XsrfTokens;
  readonly cookies: PortalCookies;
  readonly portalUrl: string;
  readonly basePath: string;
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
  | 'authenticateOrganisationCallback'
  | 'getLoginMetadata'
  | 'getOrganisationLoginMetadata'
  | 'receiveLoginAnswer'
  | 'receiveOrganisationLoginAnswer'
  | 'getCustomer'
  | 'listSessions'
  | 'endSession'
  | 'logout';

/** Handlers of login, logout, the customer and the customer's sessions. */
export function sessionHandlers(services: SessionServices): Handlers<SessionOperation> {
  const { sessions, xsrf, cookies } = services;
  const end = endSession(services);
  const attempts = attemptCookies(cookies.login, cookies.options, ATTEMPT_MS, services.now);
  const secret: CookieSerializeOptions = { ...cookies.options, httpOnly: true };
  const loginOf = (account: LoginAccount): LoginAt => {
    const login = services.logins[account];
    if (!login) throw notFound();
    return login;
  };
  const receive =
    (account: LoginAccount) =>
    async ({ body, reply }: Pick<Call<'receiveLoginAnswer'>, 'body' | 'reply'>) => {
      const location = await loginOf(account).receive(body);
      return reply.header('cache-control', 'no-store').redirect(location, 303);
    };
  const sendMetadata =
    (account: LoginAccount) =>
    async ({ reply }: Pick<Call<'getLoginMetadata'>, 'reply'>) => {
      const { metadata } = loginOf(account);
      if (!metadata) throw notFound();
      return reply.type('application/samlmetadata+xml').send(metadata());
    };
  const finish =
    (account: LoginAccount) =>
    async ({ request, reply }: Pick<Call<'authenticateCallback'>, 'request' | 'reply'>) => {
      const callback = new URL(`${services.portalUrl}${request.url}`);
      const state = callback.searchParams.get('state') ?? '';
      const { location, sessionToken } = await loginOf(account).finish(callback, {
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
    };
  return {
    authenticate: async ({ query, request, reply }) => {
      const { languages, defaultLanguage } = services.configuration;
      const accepted = request.headers['accept-language'];
      const language = languageOf(accepted, languages, defaultLanguage);
      const { departure, pending } = await loginOf(query.account ?? 'PERSON').start({
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
    receiveLoginAnswer: receive('PERSON'),
    receiveOrganisationLoginAnswer: receive('ORGANISATION'),
    getLoginMetadata: sendMetadata('PERSON'),
    getOrganisationLoginMetadata: sendMetadata('ORGANISATION'),
    authenticateCallback: finish('PERSON'),
    authenticateOrganisationCallback: finish('ORGANISATION'),
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
