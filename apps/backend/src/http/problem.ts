import type { OAuthProblem, Problem } from '@portal/api';
import { STATUS_CODES } from 'node:http';
import type { ErrorDetails } from '../errors.ts';

/** An error answer: a status, the key of a message and details. Thrown by guards, routes and hooks. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly messageKey: string;
  readonly details: ErrorDetails;

  constructor(status: number, messageKey: string, details: ErrorDetails = {}) {
    super(details.detail ?? messageKey);
    this.status = status;
    this.messageKey = messageKey;
    this.details = details;
  }
}

/** The codes of errors of the token endpoint (RFC 6749, 5.2). */
export type OAuthError = OAuthProblem['error'];

/** An error answer of the token endpoint (ORG-4). */
export class OAuthFailure extends HttpProblem {
  readonly error: OAuthError;

  constructor(error: OAuthError, detail: string) {
    const isClient = error === 'invalid_client';
    super(isClient ? 401 : 400, isClient ? 'NOT_AUTHENTICATED' : 'INVALID_REQUEST', { detail });
    this.error = error;
  }
}

/** The body of an error of the token endpoint: that of RFC 6749, with the members of a problem. */
export function oauthBody(problem: HttpProblem, requestId: string): OAuthProblem {
  const body = problemBody(problem, requestId);
  return {
    error: problem instanceof OAuthFailure ? problem.error : 'invalid_request',
    error_description: body.detail ?? body.title,
    type: body.type,
    title: body.title,
    status: body.status,
    messageKey: body.messageKey,
    requestId,
  };
}

/** The body of a problem (RFC 9457). */
export function problemBody(problem: HttpProblem, requestId: string): Problem {
  const { status, messageKey, details } = problem;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    messageKey,
    requestId,
    ...(details.detail ? { detail: details.detail } : {}),
    ...(details.errors ? { errors: [...details.errors] } : {}),
  };
}
