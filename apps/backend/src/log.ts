import type { FastifyError, FastifyRequest } from 'fastify';

/** Log lines contain the route but no address, query or body, which may hold personal data (BE-10). */
export const logSettings = {
  level: 'info',
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
    }),
    // Database errors contain the values of the statement: only these members are logged.
    err: ({ name, message, code, stack = '' }: FastifyError) => ({
      type: name,
      message,
      code,
      stack,
    }),
  },
} as const;
