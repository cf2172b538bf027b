import type { Problem } from '@portal/api';
import { STATUS_CODES } from 'node:http';

/** One complaint about one field of a request. */
export interface FieldProblem {
  readonly field: string;
  readonly messageKey: string;
}

/** What a problem says besides its status and key. */
export interface ProblemDetails {
  /** English, for operators; never holds a person's data. */
  readonly detail?: string;
  readonly errors?: readonly FieldProblem[];
}

/**
 * An answer that is not the wished-for one: thrown by services, answered as `application/problem+json` (RFC 9457).
 * Services choose the status by its meaning; they know nothing else of HTTP.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly messageKey: string;
  readonly details: ProblemDetails;

  constructor(status: number, messageKey: string, details: ProblemDetails = {}) {
    super(details.detail ?? messageKey);
    this.status = status;
    this.messageKey = messageKey;
    this.details = details;
  }
}

/** 400 for rules that complained about fields; the first complaint names the whole. */
export function invalid(
  messages: readonly { readonly field: string; readonly key: string }[],
): ProblemError {
  return new ProblemError(400, messages[0]?.key ?? 'INVALID_REQUEST', {
    errors: messages.map(({ field, key }) => ({ field, messageKey: key })),
  });
}

/** 404 for what is not there, or belongs to somebody else (SEC-1). */
export const notFound = (messageKey: string): ProblemError => new ProblemError(404, messageKey);

/** The body of a problem. */
export function problemBody(error: ProblemError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    messageKey: error.messageKey,
    requestId,
    ...(error.details.detail ? { detail: error.details.detail } : {}),
    ...(error.details.errors ? { errors: [...error.details.errors] } : {}),
  };
}
