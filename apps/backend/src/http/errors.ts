import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { IllegalTransition } from '../orders/lifecycle/transitions.ts';
import { ExternalSystemError } from '../ports/http.ts';
import { ProblemError, problemBody } from './problem.ts';

interface AjvFault {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** `/orderPositions/0/printArea` becomes `orderPositions.0.printArea`. */
function fieldOf(fault: AjvFault): string {
  const path = fault.instancePath.slice(1).replaceAll('/', '.');
  const missing = fault.params.missingProperty ?? fault.params.additionalProperty;
  return [path, typeof missing === 'string' ? missing : ''].filter(Boolean).join('.');
}

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'NOT_AUTHENTICATED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'INVALID_REQUEST',
  429: 'TOO_MANY_REQUESTS',
};

function asProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ExternalSystemError) return new ProblemError(503, 'TECHNICAL_PROBLEM');
  if (error instanceof IllegalTransition) return new ProblemError(409, 'ORDER_STATE');
  if (error.validation) {
    const faults = error.validation as readonly AjvFault[];
    // What stands in the path is always somebody's number: a mistyped order number has a sentence of its own.
    const key = error.validationContext === 'params' ? 'INVALID_ID' : 'INVALID_REQUEST';
    return new ProblemError(400, key, {
      detail: `The ${error.validationContext ?? 'request'} does not meet the contract.`,
      errors: faults
        .slice(0, 20)
        .map((fault) => ({ field: fieldOf(fault), messageKey: 'INVALID' })),
    });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return new ProblemError(500, 'UNKNOWN_ERROR');
  return new ProblemError(status, BY_STATUS[status] ?? 'INVALID_REQUEST', {
    detail: error.message,
  });
}

/** Sends a problem with the media type of RFC 9457. */
export async function sendProblem(
  reply: FastifyReply,
  problem: ProblemError,
): Promise<FastifyReply> {
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem, reply.request.id));
}

/** Makes every error of the server one shape; only what nobody foresaw is logged with its stack. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    // What an order's state does not allow; the reason is a key or a state, never anything of a person.
    if (problem.status === 409) request.log.warn({ reason: error.message }, 'refused');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    sendProblem(reply, new ProblemError(404, 'NOT_FOUND')),
  );
}
