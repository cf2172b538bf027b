import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';
import { METRICS_PATH } from './metrics-route.ts';

/** Makes the page that says at which address the portal is. */
export type RenderHostPage = (request: FastifyRequest, address: string) => string;

/** Refused hosts that are logged; callers choose the names, so that there is a limit. */
const MAX_LOGGED = 20;

/** Longest name of a host in the log (RFC 1035). */
const MAX_LENGTH = 255;

/** A host without the port that its scheme implies; some programs send it. */
const withoutDefaultPort = (host: string, protocol: string): string =>
  host.toLowerCase().replace(protocol === 'https:' ? /:443$/ : /:80$/, '');

/** Whether a request names its host twice; proxy and backend may then read different ones (RFC 9112, 3.2). */
const namesTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length >
  1;

/**
 * Serves pages under the host of the portal only: cookies and return addresses belong to it. Under another one a page says
 * where the portal is, and how a reverse proxy passes the host on. It redirects nobody: a proxy that does not pass it on would
 * send the redirected request to the same place, without end (OPS-1). Calls are answered under every host, because internal
 * systems may use another one.
 */
export function checkHost(
  app: FastifyInstance,
  portalUrl: string,
  renderHostPage: RenderHostPage,
): void {
  const { host, pathname, protocol } = new URL(portalUrl);
  const logged = new Set<string>();
  const logOnce = (request: FastifyRequest, refused: string): void => {
    if (logged.has(refused) || logged.size >= MAX_LOGGED) return;
    logged.add(refused);
    request.log.warn({ host: refused, expected: host }, 'host refused');
  };
  // The relative addresses of files need the slash at the end of the base path.
  const isFolder = ({ originalUrl }: FastifyRequest): boolean =>
    pathname !== '/' && originalUrl.split('?')[0] === pathname;
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request)) throw new HttpProblem(400, 'INVALID_REQUEST');
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/');
    if (!isPage || request.url === METRICS_PATH) return undefined;
    if (withoutDefaultPort(request.host, protocol) !== host) {
      logOnce(request, request.host.slice(0, MAX_LENGTH));
      return reply
        .code(421)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(renderHostPage(request, `${portalUrl}${request.url}`));
    }
    if (isFolder(request)) return reply.redirect(`${portalUrl}${request.url}`, 308);
    return undefined;
  });
}
