import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type DomainErrorKind, ExternalSystemError } from '../errors.ts';
import { fieldKeyOf } from './field-keys.ts';
import { addressBehindHash } from './static-files.ts';
import { HttpProblem, problemBody } from './problem.ts';

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

/** When to repeat a request that failed temporarily, in seconds. */
const RETRY_AFTER_S = 5;

/** The browser opens an address such as that of the login again, so that nobody has to read the problem. */
function repeatNavigation(reply: FastifyReply): void {
  const seconds = reply.getHeader('retry-after');
  const isNavigation = reply.request.headers['sec-fetch-mode'] === 'navigate';
  if (seconds !== undefined && isNavigation && reply.request.method === 'GET') {
    reply.header('refresh', String(seconds));
  }
}

/** Sends a problem with the media type of RFC 9457. */
async function sendProblem(reply: FastifyReply, problem: HttpProblem): Promise<FastifyReply> {
  if (problem.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  repeatNavigation(reply);
  // The rest of a body that was refused is not awaited.
  const { method, complete } = reply.request.raw;
  if (!complete && method !== 'GET') reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem, reply.request.id));
}

/** Answers errors that occur before routing, such as an invalid URL, as a problem. */
export function handleFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendProblem(reply, asProblem(error));
}

/** Answers every error as a problem; unexpected errors are logged with their stack. */
export function handleErrors(app: FastifyInstance, basePath: string): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500 && !(error instanceof HttpProblem))
      request.log.error({ err: error }, 'request failed');
    // The reason is a message key or a status, never personal data.
    if (problem.status === 409) request.log.warn({ reason: error.message }, 'refused');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const address = addressBehindHash(request, basePath);
    if (address !== null) return reply.redirect(address);
    return sendProblem(reply, new HttpProblem(404, 'NOT_FOUND'));
  });
}
