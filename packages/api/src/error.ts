import type { Problem } from './types.ts';

/**
 * Why a call brought no answer that can be used:
 * `problem` (the backend says what is wrong), `timeout`, `network` (nobody answered),
 * `unexpected` (an answer that is not in the contract, e.g. the HTML page of a proxy),
 * `aborted` (the caller no longer wants it).
 */
export type ApiErrorKind = 'problem' | 'timeout' | 'network' | 'unexpected' | 'aborted';

/** Message key shown when the answer brings none of its own (error catalogue, "Technical problem"). */
export const TECHNICAL_PROBLEM = 'TECHNICAL_PROBLEM';

/** A failed call (API-26). `messageKey` is what the portal turns into a sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  readonly problem: Problem | null;

  constructor(kind: ApiErrorKind, status: number, problem: Problem | null, cause?: unknown) {
    super(problem?.title ?? `Call failed: ${kind} ${status}`, { cause });
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }

  /** Stable key of the sentence to show. */
  get messageKey(): string {
    return this.problem?.messageKey ?? TECHNICAL_PROBLEM;
  }
}

/** Whether an answer's body is a problem document of this contract. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'messageKey' in body &&
    typeof body.messageKey === 'string' &&
    'status' in body
  );
}
