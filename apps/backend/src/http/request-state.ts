import type { FastifyInstance } from 'fastify';
import type { Session } from '../session/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of operations that require a session. */
    session: Session | null;
    /** The raw JSON body, for the signature of the payment provider. */
    rawBody: Buffer | null;
  }
  interface FastifyContextConfig {
    /** The operation of the contract that a route implements. */
    operationId?: string;
    /** Whether its body is a form. */
    takesForm?: boolean;
    /** Whether people open its address: a refusal that ends soon is then a page. */
    answersPeople?: boolean;
    /** Statuses that are answered as errors of OAuth 2.0 (RFC 6749), which is no problem document. */
    answersOAuth?: readonly number[];
  }
}

/** Adds the request properties that hooks set. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('rawBody', null);
}
