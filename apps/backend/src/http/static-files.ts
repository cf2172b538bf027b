import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METRICS_PATH } from './metrics-route.ts';
import { basename, extname, sep } from 'node:path';

/** Files with a hash in their name never change; all others are revalidated. */
function cacheControl(path: string): string {
  return path.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : basename(path) === 'index.html'
      ? 'no-cache'
      : 'public, max-age=3600';
}

/** Serves the built portal. Its routes are in the fragment, so that one page is enough. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    index: ['index.html'],
    // The build has compressed the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
}

/**
 * The address of a request without the base path. Proxies may remove it themselves, and internal systems need not use it.
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/**
 * Redirects page loads under another host to the origin of the portal, to which cookies and return addresses belong.
 * Calls are not redirected, because internal systems may use another host name.
 */
export function redirectToOrigin(app: FastifyInstance, portalUrl: string): void {
  const { host, pathname } = new URL(portalUrl);
  // The relative addresses of files need the slash at the end of the base path.
  const isFolder = ({ originalUrl }: FastifyRequest): boolean =>
    pathname !== '/' && originalUrl.split('?')[0] === pathname;
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!isPage || request.url === METRICS_PATH || (request.host === host && !isFolder(request)))
      return undefined;
    return reply.redirect(`${portalUrl}${request.url}`, 308);
  });
}

/**
 * The address behind the hash for a page load that names a page of the portal without it, as people type and print
 * addresses: `/auszuege?produkt=x` becomes `/#/auszuege?produkt=x`. Null for calls and for files.
 */
export function addressBehindHash(request: FastifyRequest, basePath: string): string | null {
  const { pathname, search } = new URL(request.url, 'http://localhost');
  const isPageLoad = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!isPageLoad || pathname.startsWith('/api/') || extname(pathname) !== '') return null;
  return `${basePath}/#${pathname}${search}`;
}
