import type { Page, Route } from '@playwright/test';
import german from '../../locales/de/portal.json' with { type: 'json' };

/** Id of a message of the portal. */
export type MessageId = keyof typeof german;

/** The German text of a message. */
export const germanText = (id: MessageId): string => german[id];

/** One faulty response to a call. */
export interface Fault {
  readonly name: string;
  /** Id of the message that the portal shows, where a call has none of its own. */
  readonly messageId: MessageId;
  /** HTTP status; 0 without a response, or with one that cannot be parsed. */
  readonly status: number;
  readonly respond: (route: Route) => Promise<void> | undefined;
}

/** Statuses of the backend by their message key; the portal shows the message `error.` and key. */
export const PROBLEMS = {
  NOT_AUTHENTICATED: 401,
  XSRF: 403,
  NOT_FOUND: 404,
  ORDER_STATE: 409,
  CART_EMPTY: 422,
  TOO_MANY_REQUESTS: 429,
  UNKNOWN_ERROR: 500,
} as const;

function problem(messageKey: keyof typeof PROBLEMS): Fault {
  const status = PROBLEMS[messageKey];
  return {
    name: String(status),
    messageId: `error.${messageKey}`,
    status,
    respond: (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: messageKey, status, messageKey, requestId: 'r-1' },
      }),
  };
}

const TECHNICAL = 'error.TECHNICAL_PROBLEM';
const technical = (name: string, respond: Fault['respond'], status = 0): Fault => ({
  name,
  messageId: TECHNICAL,
  status,
  respond,
});
const body = (name: string, contentType: string, text: string): Fault =>
  technical(name, (route) => route.fulfill({ contentType, body: text }));

/** The end of the session, which ends with a notification for a person who is logged in. */
export const UNAUTHORIZED = problem('NOT_AUTHENTICATED');

export const SERVER_ERROR = problem('UNKNOWN_ERROR');

const GENERAL: readonly MessageId[] = [
  'error.XSRF',
  'error.TOO_MANY_REQUESTS',
  'error.NOT_AUTHENTICATED',
];

/** The message of a fault for a call that concerns no order: general ones, and else the technical problem. */
export function messageWithoutOrder({ messageId }: Fault): string {
  return germanText(GENERAL.includes(messageId) ? messageId : TECHNICAL);
}

/** A server that never responds: the client's own time-out has to pass (see {@link allowShortTimeouts}). */
export const TIME_OUT: Fault = technical('time-out', () => undefined);

/** Bodies that cannot be parsed; a call without a response body does not read them. */
const BODY_FAULTS: readonly Fault[] = [
  body('HTML instead of JSON', 'text/html', '<h1>Wartung</h1>'),
  body('a plain string', 'application/json', '"bitte warten"'),
  body('an empty body', 'application/json', ''),
];

/** Faults of every call, except 401. */
export const FAULTS: readonly Fault[] = [
  problem('XSRF'),
  problem('NOT_FOUND'),
  problem('ORDER_STATE'),
  problem('CART_EMPTY'),
  problem('TOO_MANY_REQUESTS'),
  SERVER_ERROR,
  technical(
    '503 of a proxy',
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503' }),
    503,
  ),
  TIME_OUT,
  technical('connection refused', (route) => route.abort('connectionrefused')),
];

/** Faults of status and connection, and of the body. */
export const ALL_FAULTS: readonly Fault[] = [...FAULTS, ...BODY_FAULTS];

const TIMEOUT_KEY = 'test.timeout';

/** Makes the time-out of calls (120000 ms) depend on {@link shortenTimeouts}. */
export async function allowShortTimeouts(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => original(Number(localStorage.getItem(key)) || ms);
  }, TIMEOUT_KEY);
}

/** Shortens the time-out of calls to 250 ms, or restores it. */
export async function shortenTimeouts(page: Page, isShort: boolean): Promise<void> {
  await page.evaluate(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [TIMEOUT_KEY, isShort ? 250 : 0],
  );
}
