import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Security headers of every response (SEC-3): no inline scripts, no frames, no other origins except map data. */
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
    // Map services may require the origin of the portal, but never the path.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}
