import type { Problem } from './types.ts';

/**
 * Why a request failed: `problem` (the backend returned a problem document), `timeout`, `network` (no response),
 * `unexpected` (a response that is not in the contract, e.g. the HTML page of a proxy), `aborted` (by the caller).
 */
export type ApiErrorKind = 'problem' | 'timeout' | 'network' | 'unexpected' | 'aborted';

/** Message key of errors without a problem document (ERR-1). */
export const TECHNICAL_PROBLEM = 'TECHNICAL_PROBLEM';

/** A failed request (API-26). The portal has a text for each `messageKey`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly problem: Problem | null;
  /** Time in ms after which the call may be repeated, from the header `Retry-After`; null without one. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: ApiErrorKind,
    status: number,
    problem: Problem | null,
    cause?: unknown,
    retryAfterMs: number | null = null,
  ) {
    super(problem?.title ?? `Call failed: ${kind} ${status}`, { cause });
    this.kind = kind;
    this.status = status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  /** Stable key of the message to show. */
  get messageKey(): string {
    return this.problem?.messageKey ?? TECHNICAL_PROBLEM;
  }
}

/** Whether the body of a response is a problem document of this contract. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'messageKey' in body &&
    typeof body.messageKey === 'string' &&
    'status' in body
  );
}
