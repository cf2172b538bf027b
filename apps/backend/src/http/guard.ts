import type { HttpMethod, Operation } from '@portal/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from '../session/access-tokens.ts';
import type { Sessions } from '../session/sessions.ts';
import type { XsrfTokens } from '../session/xsrf.ts';
import { type PortalCookies, XSRF_COOKIE, XSRF_HEADER } from './cookies.ts';
import type { DailyBound } from './daily-bound.ts';
import { HttpProblem } from './problem.ts';

/** Checks a request; throws a problem when it is refused. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The settings of the guards. */
interface GuardSettings {
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly xsrf: XsrfTokens;
  readonly cookies: PortalCookies;
  /** The password of each external system (BIG-8). */
  readonly integration: Readonly<Record<string, string>>;
  /** Null when no provider notifies the portal; then every notification is refused. */
  readonly paymentSigningKey: string | null;
  /** Whether one more call of a guest is allowed today; null: the state lets nobody search before the login (OPEN-1). */
  readonly guestCalls: DailyBound | null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares texts in constant time, whatever their length. */
function equalInConstantTime(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Accepts the credential of the systems that the operation names, and of no other. */
export function requireBasic(
  request: FastifyRequest,
  systems: readonly string[],
  passwords: GuardSettings['integration'],
): void {
  const given = request.headers.authorization ?? '';
  const isAccepted = systems.some((system) => {
    const password = passwords[system];
    if (!password) throw new Error(`The contract names an unknown system: ${system}.`);
    const expected = Buffer.from(`${system}:${password}`).toString('base64');
    return equalInConstantTime(given, `Basic ${expected}`);
  });
  if (!isAccepted) {
    throw new HttpProblem(401, 'NOT_AUTHENTICATED', {
      detail: 'The integration credentials are wrong.',
    });
  }
}

function requireSignature(request: FastifyRequest, key: string | null): void {
  if (key === null) throw new HttpProblem(401, 'NOT_AUTHENTICATED');
  const expected = createHmac('sha256', key)
    .update(request.rawBody ?? '')
    .digest('hex');
  if (!equalInConstantTime(String(request.headers.signature ?? ''), expected)) {
    throw new HttpProblem(401, 'NOT_AUTHENTICATED', { detail: 'The signature is wrong.' });
  }
}

function requireXsrf(
  request: FastifyRequest,
  { xsrf: tokens, cookies }: Pick<GuardSettings, 'xsrf' | 'cookies'>,
): void {
  const token = request.headers[XSRF_HEADER];
  const cookie = request.cookies[XSRF_COOKIE];
  const matches =
    typeof token === 'string' && cookie !== undefined && equalInConstantTime(token, cookie);
  if (!matches || !tokens.isValid(token, request.cookies[cookies.session])) {
    throw new HttpProblem(403, 'XSRF', { detail: 'The XSRF token is missing or wrong.' });
  }
}

const BEARER = /^Bearer +([\w~+/.-]{1,200}=*)$/i;

/** Requires an access token of a program with all scopes that the operation names (RFC 6750, ORG-4). */
async function requireToken(
  request: FastifyRequest,
  reply: FastifyReply,
  scopes: readonly string[],
  tokens: AccessTokens,
): Promise<void> {
  const { authorization } = request.headers;
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  const access = token === undefined ? null : await tokens.find(token);
  if (!access) {
    const error = authorization === undefined ? '' : ', error="invalid_token"';
    reply.header('www-authenticate', `Bearer realm="order-api"${error}`);
    throw new HttpProblem(401, 'NOT_AUTHENTICATED');
  }
  if (!scopes.every((scope) => access.scopes.some((granted) => granted === scope))) {
    const error = `error="insufficient_scope", scope="${scopes.join(' ')}"`;
    reply.header('www-authenticate', `Bearer realm="order-api", ${error}`);
    throw new HttpProblem(403, 'FORBIDDEN', {
      detail: `The scope is missing: ${scopes.join(' ')}`,
    });
  }
  request.session = access.session;
}

/** The guards of one operation. */
export interface OperationGuards {
  /** Runs before the body is read. */
  readonly beforeBody: Guard;
  /** Runs when the body has been read, before it is validated. */
  readonly afterBody: Guard;
}

/** Creates the guards of an operation from its `security`, or from the default of the contract. */
export function guardsFor(
  settings: GuardSettings,
  fallback: readonly Readonly<Record<string, readonly string[]>>[],
): (operation: Operation, method: HttpMethod) => OperationGuards {
  return (operation, method) => {
    const security = operation.security ?? fallback;
    const schemes = new Set(security.flatMap((one) => Object.keys(one)));
    const takesGuests = schemes.has('guest');
    const systems = security.flatMap(({ integration = [] }) => integration);
    const onlyGuests = takesGuests && !schemes.has('session');
    const afterBody: Guard = async (request) => {
      // After the limit of each network, so that one network cannot use up the day.
      const isCounted = onlyGuests || (schemes.has('session') && !request.session);
      if (isCounted && !(await settings.guestCalls?.take())) {
        throw new HttpProblem(401, 'NOT_AUTHENTICATED');
      }
      if (schemes.has('paymentSignature')) requireSignature(request, settings.paymentSigningKey);
    };
    const isGuest = (request: FastifyRequest): boolean =>
      takesGuests && request.headers['x-guest'] === 'true' && settings.guestCalls !== null;
    const scopes = security.flatMap(({ orderApi = [] }) => orderApi);
    const beforeBody: Guard = async (request, reply) => {
      if (schemes.has('integration')) requireBasic(request, systems, settings.integration);
      if (schemes.has('paymentSignature') && !request.headers.signature) {
        throw new HttpProblem(401, 'NOT_AUTHENTICATED', { detail: 'The signature is missing.' });
      }
      if (schemes.has('session')) {
        const token = request.cookies[settings.cookies.session];
        const session = await settings.sessions.find(token);
        // Somebody who has opened an order without an account has logged in nowhere else (OPEN-2).
        request.session = session?.isGuest && !schemes.has('guestOrder') ? null : session;
        // A page on which somebody has logged in sends no such header: it learns that the session has ended.
        if (!request.session && !isGuest(request)) throw new HttpProblem(401, 'NOT_AUTHENTICATED');
      }
      if (onlyGuests && !isGuest(request)) throw new HttpProblem(401, 'NOT_AUTHENTICATED');
      if (schemes.has('orderApi')) await requireToken(request, reply, scopes, settings.tokens);
      if (schemes.has('xsrf') && method !== 'get') requireXsrf(request, settings);
    };
    return { beforeBody, afterBody };
  };
}
