import type { Page, Route } from '@playwright/test';
import german from '../../apps/portal/src/messages/de.json' with { type: 'json' };

/** Id of a message of the portal. */
export type MessageId = keyof typeof german;

/** The German words of a message. */
export const words = (id: MessageId): string => german[id];

/** One bad answer to a call. */
export interface Fault {
  readonly name: string;
  /** The sentence for it where a place has none of its own. */
  readonly sentence: MessageId;
  /** HTTP status; 0 when nothing is answered, or nothing that can be read. */
  readonly status: number;
  readonly answer: (route: Route) => Promise<void> | undefined;
}

const problem = (status: number, messageKey: string, sentence: MessageId): Fault => ({
  name: String(status),
  sentence,
  status,
  answer: (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: messageKey, status, messageKey, requestId: 'r-1' },
    }),
});

const TECHNICAL = 'error.TECHNICAL_PROBLEM';
const body = (name: string, contentType: string, text: string): Fault => ({
  name,
  sentence: TECHNICAL,
  status: 0,
  answer: (route) => route.fulfill({ contentType, body: text }),
});

/** The end of the session, which a person who is logged in is told in another way. */
export const UNAUTHORIZED = problem(401, 'NOT_AUTHENTICATED', 'error.NOT_AUTHENTICATED');

export const SERVER_ERROR = problem(500, 'UNKNOWN_ERROR', 'error.UNKNOWN_ERROR');

/** What a call that is about no order says to a fault: no order's words, and nothing vaguer than the technical problem. */
export function outsideOrders({ sentence }: Fault): string {
  const isSaid = sentence === 'error.XSRF' || sentence === 'error.TOO_MANY_REQUESTS';
  return words(isSaid || sentence === 'error.NOT_AUTHENTICATED' ? sentence : TECHNICAL);
}

/** A server that never answers; the portal's own patience must end (see {@link shortenPatience}). */
export const TIME_OUT: Fault = {
  name: 'time-out',
  sentence: TECHNICAL,
  status: 0,
  answer: () => undefined,
};

/** A body that a call without an answer does not look at. */
const BODIES: readonly Fault[] = [
  body('HTML instead of JSON', 'text/html', '<h1>Wartung</h1>'),
  body('a plain string', 'application/json', '"bitte warten"'),
  body('an empty body', 'application/json', ''),
];

/** All but the 401 that bear being answered to any call. */
export const FAULTS: readonly Fault[] = [
  problem(403, 'XSRF', 'error.XSRF'),
  problem(404, 'NOT_FOUND', 'error.NOT_FOUND'),
  problem(409, 'ORDER_STATE', 'error.ORDER_STATE'),
  problem(422, 'CART_EMPTY', 'error.CART_EMPTY'),
  problem(429, 'TOO_MANY_REQUESTS', 'error.TOO_MANY_REQUESTS'),
  SERVER_ERROR,
  {
    name: '503 of a proxy',
    sentence: TECHNICAL,
    status: 503,
    answer: (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503' }),
  },
  TIME_OUT,
  {
    name: 'connection refused',
    sentence: TECHNICAL,
    status: 0,
    answer: (route) => route.abort('connectionrefused'),
  },
];

/** Those and the bodies that are no answer. */
export const ALL_FAULTS: readonly Fault[] = [...FAULTS, ...BODIES];

const PATIENCE = 'test.patience';

/** Lets a test shorten the 120000 ms that a call waits, for as long as {@link impatient} says. */
export async function shortenPatience(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const whole = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => whole(Number(localStorage.getItem(key)) || ms);
  }, PATIENCE);
}

/** From now on calls wait 250 ms, or as long as they should. */
export async function impatient(page: Page, isImpatient: boolean): Promise<void> {
  await page.evaluate(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [PATIENCE, isImpatient ? 250 : 0],
  );
}
