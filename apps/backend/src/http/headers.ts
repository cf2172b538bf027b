import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Strict headers for every answer (SEC-3): no inline script, no frame, nothing from elsewhere but map data. */
export async function secureHeaders(
  app: FastifyInstance,
  portalOrigin: string,
  maps: readonly string[],
): Promise<void> {
  const isSecure = portalOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", ...maps],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Map services ask which portal their data goes to, and need to know no more (origin referrer policy).
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}
