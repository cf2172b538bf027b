import type { FastifyError, FastifyRequest } from 'fastify';

/** Log lines name the operation and never an address, a query or a body: those may hold personal data (BE-10). */
export const logSettings = {
  level: 'info',
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
    }),
    // A database's error carries the values of its statement; only what names the fault is written.
    err: ({ name, message, code, stack = '' }: FastifyError) => ({
      type: name,
      message,
      code,
      stack,
    }),
  },
} as const;
