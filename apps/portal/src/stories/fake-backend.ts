import { OPERATIONS } from '@portal/api';
import type { OperationId, ResponseBody } from '@portal/api';

/** A failed call: a problem of the contract, no answer, or a network error. */
export type Failure =
  | {
      readonly failure: 'problem';
      readonly status: number;
      readonly messageKey: string;
      readonly afterMs?: number;
    }
  | { readonly failure: 'no-answer' }
  | { readonly failure: 'network' };

/** The successful answer of a call in the contract; null without a body. */
type Answer<Id extends OperationId> = ResponseBody<Id> extends undefined ? null : ResponseBody<Id>;

/** An answer that arrives later. */
export interface Late<T> {
  readonly late: T;
  readonly afterMs: number;
}

/** Answers of the fake backend by call. */
export type Answers = {
  readonly [Id in OperationId]?: Answer<Id> | Late<Answer<Id>> | Failure;
};

/** A problem answer with a message key, at once or after a time in ms. */
export function problem(status: number, messageKey: string, afterMs = 0): Failure {
  return { failure: 'problem', status, messageKey, afterMs };
}

/** A call that is never answered: the story shows the loading state. */
export const noAnswer: Failure = { failure: 'no-answer' };

/** A call that does not reach the backend. */
export const networkError: Failure = { failure: 'network' };

const PREFIX = '/api';

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'failure' in answer;
}

function isLate(answer: unknown): answer is Late<unknown> {
  return typeof answer === 'object' && answer !== null && 'late' in answer;
}

function successfulResponse(answer: unknown): Response {
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
}

async function lateResponse({ late, afterMs }: Late<unknown>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  return successfulResponse(late);
}

async function failedResponse(failure: Failure): Promise<Response> {
  if (failure.failure === 'no-answer') return new Promise(() => undefined);
  if (failure.failure === 'network') throw new TypeError('Failed to fetch');
  const { status, messageKey, afterMs = 0 } = failure;
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
  const requestId = status < 500 ? undefined : '6f1c2a9e';
  return Response.json(
    { type: 'about:blank', title: messageKey, status, messageKey, requestId },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/** The call of the contract for a request, if any. */
function callOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const path = pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length);
  return (Object.keys(OPERATIONS) as OperationId[]).find((id) => {
    const [allowedMethod, template] = OPERATIONS[id];
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return allowedMethod === method && pattern.test(path);
  });
}

/** Replaces the network between a story's portal and its backend. */
export interface FakeBackend {
  readonly fetch: (request: Request) => Promise<Response>;
  /** @throws Error when a call was made that the story has no answer for */
  readonly expectKnownCalls: () => void;
}

/** Returns the given answers; any other call fails the story, since the wrong state would be shown. */
export function fakeBackend(answers: Answers): FakeBackend {
  const unknown: string[] = [];
  return {
    fetch(request) {
      const call = callOf(request);
      const answer = call && answers[call];
      if (answer === undefined) {
        unknown.push(`${request.method} ${new URL(request.url).pathname}`);
        return Promise.reject(new Error('The story has no answer for this call'));
      }
      if (isFailure(answer)) return failedResponse(answer);
      if (isLate(answer)) return lateResponse(answer);
      return Promise.resolve(successfulResponse(answer));
    },
    expectKnownCalls() {
      if (unknown.length === 0) return;
      throw new Error(`The story has no answer for: ${[...new Set(unknown)].join(', ')}`);
    },
  };
}
