import type { FastifyRequest } from 'fastify';

/** Log lines name the operation and never an address, a query or a body: those may hold personal data (BE-10). */
export const logSettings = {
  level: 'info',
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
    }),
  },
} as const;
