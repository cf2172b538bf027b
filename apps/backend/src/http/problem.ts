import type { Problem } from '@portal/api';
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
