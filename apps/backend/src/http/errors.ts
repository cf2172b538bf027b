import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { DomainError, type DomainErrorKind, ExternalSystemError } from '../errors.ts';
import { failureLog } from './failure-log.ts';
import { fieldKeyOf } from './field-keys.ts';
import { addressBehindHash } from './static-files.ts';
import { HttpProblem, oauthBody, problemBody } from './problem.ts';

interface AjvFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** `/orderPositions/0/printArea` becomes `orderPositions.0.printArea`. */
function fieldOf(fault: AjvFault): string {
  const path = fault.instancePath.slice(1).replaceAll('/', '.');
  const missing = fault.params.missingProperty ?? fault.params.additionalProperty;
  return [path, typeof missing === 'string' ? missing : ''].filter(Boolean).join('.');
}

/** The one place where errors of services become a status. */
const STATUS_OF_KIND: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  'not-authenticated': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'key-reused': 422,
  unavailable: 503,
};

/** Keys for errors that Fastify itself raises. */
const KEY_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'NOT_AUTHENTICATED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'INVALID_REQUEST',
  429: 'TOO_MANY_REQUESTS',
};

function asProblem(error: FastifyError): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof DomainError) {
    return new HttpProblem(STATUS_OF_KIND[error.kind], error.messageKey, error.details);
  }
  if (error instanceof ExternalSystemError) return new HttpProblem(503, 'TECHNICAL_PROBLEM');
  if (error.validation) {
    const faults = error.validation as readonly AjvFault[];
    const errors = faults.slice(0, 20).map((fault) => {
      const field = fieldOf(fault);
      return { field, key: fieldKeyOf({ field, keyword: fault.keyword }) };
    });
    const [first] = errors;
    const hasMessages = errors.every(({ key }) => key !== null);
    // Path parameters are ids: a mistyped order number gets its own message.
    const invalidKey = error.validationContext === 'params' ? 'INVALID_ID' : 'INVALID_REQUEST';
    return new HttpProblem(400, (hasMessages ? first?.key : null) ?? invalidKey, {
      detail: `The ${error.validationContext ?? 'request'} does not meet the contract.`,
      errors: errors.map(({ field, key }) => ({ field, messageKey: key ?? 'INVALID' })),
    });
  }
  // A path parameter of any length is an invalid value; the contract declares no status of its own for it.
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 400 : (error.statusCode ?? 500);
  if (status === 503) return new HttpProblem(503, 'TECHNICAL_PROBLEM');
  if (status >= 500) return new HttpProblem(500, 'UNKNOWN_ERROR');
  return new HttpProblem(status, KEY_OF_STATUS[status] ?? 'INVALID_REQUEST', {
    detail: error.message,
  });
}

/** When to repeat a request that failed temporarily, in seconds; random, so that not all clients return at once (BIG-5). */
const RETRY_AFTER_S = { min: 3, max: 10 } as const;

/** Makes the page that a person sees while an address is refused for some seconds. */
export type RenderRepeatPage = (request: FastifyRequest, seconds: number) => string;

/** Whether a browser opens an address that answers people with a page, such as that of the login. */
const isOpenedByPerson = (request: FastifyRequest): boolean =>
  request.routeOptions.config.answersPeople === true &&
  request.headers['sec-fetch-mode'] === 'navigate';

/** Sends a problem with the media type of RFC 9457, or the page that says when to repeat the request. */
async function sendProblem(
  reply: FastifyReply,
  problem: HttpProblem,
  renderRepeatPage?: RenderRepeatPage,
): Promise<FastifyReply> {
  if (problem.status === 503) {
    reply.header('retry-after', randomInt(RETRY_AFTER_S.min, RETRY_AFTER_S.max + 1));
  }
  const seconds = reply.getHeader('retry-after');
  if (renderRepeatPage && seconds !== undefined && isOpenedByPerson(reply.request)) {
    return reply
      .code(problem.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderRepeatPage(reply.request, Number(seconds)));
  }
  // The rest of a body that was refused is not awaited.
  const { method, complete } = reply.request.raw;
  if (!complete && method !== 'GET') reply.header('connection', 'close');
  const { answersOAuth = [] } = reply.request.routeOptions.config;
  if (answersOAuth.includes(problem.status)) {
    return reply
      .code(problem.status)
      .type('application/json')
      .header('cache-control', 'no-store')
      .serializer(JSON.stringify)
      .send(oauthBody(problem, reply.request.id));
  }
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem, reply.request.id));
}

/** Statuses of an address that is mistyped: malformed, refused by the file server, unknown. */
const MISTYPED: ReadonlySet<number> = new Set([400, 403, 404]);

/** Sends a problem. A page load with a mistyped address leads to the portal instead, which people can read. */
function sendPageOrProblem(
  reply: FastifyReply,
  problem: HttpProblem,
  basePath: string,
  renderRepeatPage?: RenderRepeatPage,
): FastifyReply | Promise<FastifyReply> {
  const address = MISTYPED.has(problem.status) ? addressBehindHash(reply.request, basePath) : null;
  return address === null ? sendProblem(reply, problem, renderRepeatPage) : reply.redirect(address);
}

/** Handles errors that occur before routing, such as an invalid URL. */
export const frameworkErrorHandler =
  (basePath: string) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
    void sendPageOrProblem(reply, asProblem(error), basePath);

/** Refusals that are logged: of credentials, XSRF tokens, rights and events. */
const LOGGED: ReadonlySet<number> = new Set([401, 403, 409]);

/** Answers every error as a problem; unexpected errors are logged with their stack. */
export function handleErrors(
  app: FastifyInstance,
  basePath: string,
  renderRepeatPage: RenderRepeatPage,
): void {
  const failures = failureLog(Date.now);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500 && !(error instanceof HttpProblem)) {
      request.log.error(failures.fieldsOf(error), 'request failed');
    }
    // The reason is a message key or a fixed sentence, never personal data.
    if (LOGGED.has(problem.status)) request.log.warn({ reason: error.message }, 'refused');
    return sendPageOrProblem(reply, problem, basePath, renderRepeatPage);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    sendPageOrProblem(reply, new HttpProblem(404, 'NOT_FOUND'), basePath),
  );
}
