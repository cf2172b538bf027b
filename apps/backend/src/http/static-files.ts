import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, sep } from 'node:path';

/** Files whose names carry a hash never change; everything else is asked for again. */
function cacheControl(path: string): string {
  return path.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : basename(path) === 'index.html'
      ? 'no-cache'
      : 'public, max-age=3600';
}

/** Serves the built portal. Its routes live behind the hash, so that one page is enough. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    index: ['index.html'],
    // What the build has compressed is sent as it lies there.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
}

/**
 * Sends page loads under any other host to the portal's own origin: cookies and return addresses belong to that one.
 * Calls are left alone, so that systems inside may use another name.
 */
export function redirectToOrigin(app: FastifyInstance, portalOrigin: string): void {
  const { host } = new URL(portalOrigin);
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!isPage || request.host === host) return undefined;
    return reply.redirect(`${portalOrigin}${request.url}`, 308);
  });
}
