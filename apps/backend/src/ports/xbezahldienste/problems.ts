import { fallback, object, optional, safeParse, string } from 'valibot';
import { ExternalSystemError } from '../../errors.ts';
import type { JsonAnswer } from './request.ts';

const PROBLEM = object({ functionalCode: fallback(optional(string()), undefined) });

/** What each code means here, and the key of `payment.json` that sets it. */
const SENTENCES: Readonly<Record<string, string>> = {
  NO_VALID_ORIGINATOR_OR_ENDPOINT:
    'knows no such originator or endpoint (payment.json: originator, endpoint, endpoints)',
  NO_VALID_ORIGINATOR_OR_DESTINATION:
    'knows no such originator or endpoint (payment.json: originator, endpoint, endpoints)',
  BOOKING_DATA_MISSING: 'needs further data to book an item (payment.json: bookingData)',
  CALCULATION_ERROR: 'calculates another sum of the items',
  VALIDATION_ERROR: 'finds the request invalid',
  PAYMENT_EXISTS: 'has a transaction for this request already',
  FORBIDDEN: 'does not allow this portal to use the endpoint (payment.json: authentication)',
};

/** The code of a refusal; null when there is none. */
export function codeOf({ body }: JsonAnswer): string | null {
  const { success, output } = safeParse(PROBLEM, body);
  const code = success ? output.functionalCode : undefined;
  // A code of the service, never a text that it was sent.
  return code !== undefined && /^[A-Z_]{1,60}$/.test(code) ? code : null;
}

/** The error of a refused call, with the code of the service and what to change. */
export function refusal(answer: JsonAnswer, call: string): ExternalSystemError {
  const code = codeOf(answer);
  const isUnauthorized = answer.status === 401 || answer.status === 403;
  const reason =
    SENTENCES[code ?? ''] ??
    (isUnauthorized ? 'does not accept the credentials (payment.json: authentication)' : 'failed');
  const status = code === null ? String(answer.status) : `${answer.status} ${code}`;
  return new ExternalSystemError(
    `The payment provider ${reason}: it answered ${status} to ${call}.`,
    answer.status,
  );
}
