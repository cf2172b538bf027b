import type { HttpMethod, Operation } from '@portal/api/contract';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Sessions } from '../session/sessions.ts';
import type { XsrfTokens } from '../session/xsrf.ts';
import type { Guard } from './bind.ts';
import { SESSION_COOKIE, XSRF_COOKIE, XSRF_HEADER } from './cookies.ts';
import { HttpProblem } from './problem.ts';

/** The settings of the guards. */
interface GuardSettings {
  readonly sessions: Sessions;
  readonly xsrf: XsrfTokens;
  readonly integration: { readonly user: string; readonly password: string };
  readonly paymentSigningKey: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares texts in constant time, whatever their length. */
function equalInConstantTime(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function requireBasic(
  request: FastifyRequest,
  { user, password }: GuardSettings['integration'],
): void {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  if (!equalInConstantTime(request.headers.authorization ?? '', expected)) {
    throw new HttpProblem(401, 'NOT_AUTHENTICATED', {
      detail: 'The integration credentials are wrong.',
    });
  }
}

function requireSignature(request: FastifyRequest, key: string): void {
  const expected = createHmac('sha256', key)
    .update(request.rawBody ?? '')
    .digest('hex');
  if (!equalInConstantTime(String(request.headers.signature ?? ''), expected)) {
    throw new HttpProblem(401, 'NOT_AUTHENTICATED', { detail: 'The signature is wrong.' });
  }
}

function requireXsrf(request: FastifyRequest, tokens: XsrfTokens): void {
  const token = request.headers[XSRF_HEADER];
  const cookie = request.cookies[XSRF_COOKIE];
  const matches =
    typeof token === 'string' && cookie !== undefined && equalInConstantTime(token, cookie);
  if (!matches || !tokens.isValid(token, request.cookies[SESSION_COOKIE])) {
    throw new HttpProblem(403, 'XSRF', { detail: 'The XSRF token is missing or wrong.' });
  }
}

/** Creates the guard of an operation from its `security`, or from the default of the contract. */
export function guardsFor(
  settings: GuardSettings,
  fallback: readonly Readonly<Record<string, unknown>>[],
): (operation: Operation, method: HttpMethod) => Guard {
  return (operation, method) => {
    const schemes = new Set((operation.security ?? fallback).flatMap((one) => Object.keys(one)));
    return async (request) => {
      if (schemes.has('integration')) requireBasic(request, settings.integration);
      if (schemes.has('paymentSignature')) requireSignature(request, settings.paymentSigningKey);
      if (schemes.has('session')) {
        request.session = await settings.sessions.find(request.cookies[SESSION_COOKIE]);
        if (!request.session) throw new HttpProblem(401, 'NOT_AUTHENTICATED');
      }
      if (schemes.has('xsrf') && method !== 'get') requireXsrf(request, settings.xsrf);
    };
  };
}
