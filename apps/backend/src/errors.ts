/** One invalid field of a request. */
export interface FieldError {
  readonly field: string;
  readonly messageKey: string;
}

/** Details of an error besides its kind and key. */
export interface ErrorDetails {
  /** English, for operators; never holds a person's data. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
}

/** Why a service refused; `http/errors.ts` maps each kind to one status. */
export type DomainErrorKind =
  | 'invalid'
  | 'not-authenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-large'
  | 'unavailable';

/** Thrown by services when they refuse; the key names the message that the portal shows. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly kind: DomainErrorKind;
  readonly messageKey: string;
  readonly details: ErrorDetails;

  constructor(kind: DomainErrorKind, messageKey: string, details: ErrorDetails = {}) {
    super(details.detail ?? messageKey);
    this.kind = kind;
    this.messageKey = messageKey;
    this.details = details;
  }
}

/** The error for violated rules about fields; its key is that of the first one. */
export function invalid(
  messages: readonly { readonly field: string; readonly key: string }[],
): DomainError {
  return new DomainError('invalid', messages[0]?.key ?? 'INVALID_REQUEST', {
    errors: messages.map(({ field, key }) => ({ field, messageKey: key })),
  });
}

/** The error for what does not exist or belongs to somebody else (SEC-1). */
export const notFound = (messageKey = 'NOT_FOUND'): DomainError =>
  new DomainError('not-found', messageKey);

/** The error for what the current state does not allow. */
export const conflict = (messageKey: string): DomainError =>
  new DomainError('conflict', messageKey);

/** The database cannot be used at the moment; the same request may succeed later. */
export class DatabaseUnavailable extends DomainError {
  override readonly name = 'DatabaseUnavailable';

  constructor(reason: string) {
    super('unavailable', 'TECHNICAL_PROBLEM');
    this.message = `The database is unavailable: ${reason}.`;
  }
}

/** An external system failed; the message names its origin, the call and the status, never a body. */
export class ExternalSystemError extends Error {
  override readonly name = 'ExternalSystemError';
  /** The status it answered; null when it did not answer. */
  readonly status: number | null;
  /** After how many ms the system asks to be called again (`Retry-After`); null when it says nothing. */
  readonly retryAfterMs: number | null;

  constructor(message: string, status: number | null = null, retryAfterMs: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call may succeed later: no answer or an unreadable one, too many requests, or a fault of the system. */
  get isOutage(): boolean {
    return this.status === null || this.status >= 500 || [408, 425, 429].includes(this.status);
  }
}
