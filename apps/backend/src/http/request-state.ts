import type { FastifyInstance } from 'fastify';
import type { Session } from '../session/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is there; set by the guard of operations that need a session. */
    session: Session | null;
    /** The JSON body as it came, for the signature of the payment provider. */
    rawBody: Buffer | null;
  }
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers. */
    operationId?: string;
  }
}

/** Gives every request the places that hooks fill. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('rawBody', null);
}
