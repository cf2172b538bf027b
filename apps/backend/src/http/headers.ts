import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The portal needs none of these features. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Types that a page loads as a part of it; whatever else there is, an SVG too, can be a document of its own. Over HTTP/1.1
 * the policies of a document are 0.6 kB with every file.
 */
const PART_OF_A_PAGE =
  /^(?:application\/(?:\w+\+)?json|(?:application|text)\/javascript|text\/css|font\/|image\/(?!svg))/;

/** Headers that a browser reads of documents only. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-xss-protection',
];

/** For a response that somebody opens as a document although it is a part of one. */
const NOTHING_ALLOWED = "default-src 'none';frame-ancestors 'none'";

/**
 * Security headers of every response (SEC-3): no inline scripts, no frames, no other origins except map data. What is no document
 * allows nothing.
 */
export async function secureHeaders(
  app: FastifyInstance,
  portalUrl: string,
  maps: readonly string[],
): Promise<void> {
  const isSecure = portalUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        // The video in sign language (LAW-2).
        mediaSrc: ["'self'"],
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
    // For old browsers, the same as frame-ancestors.
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer and for plug-ins that no browser runs any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!PART_OF_A_PAGE.test(String(reply.getHeader('content-type')))) return;
    reply.header('content-security-policy', NOTHING_ALLOWED);
    for (const header of OF_DOCUMENTS) reply.removeHeader(header);
  });
}
