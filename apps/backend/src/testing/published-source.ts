import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A GeoJSON feature as a service answers it; tests change what they want to be faulty. */
export interface PublishedFeature {
  readonly type: 'Feature';
  readonly id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
}

/** How the service behaves; each test changes one thing. */
interface Behaviour {
  /** Features by collection id. */
  collections: Readonly<Record<string, readonly PublishedFeature[]>>;
  /** The largest page, whatever a request asks for. */
  pageSize: number;
  /** Whether answers contain `numberMatched`. */
  countsFeatures: boolean;
  /** What answers contain instead of the number of features. */
  numberMatched: number | null;
  /** Whether answers link to the next page. */
  linksPages: boolean;
  /** Whether `offset` is understood; otherwise it is answered with 400. */
  knowsOffset: boolean;
  /** Whether `crs` is understood; otherwise it is answered with 400. */
  knowsCrs: boolean;
  /** The CRS that answers name. */
  contentCrs: string | null;
  /** Header and value that requests must have. */
  key: readonly [name: string, value: string] | null;
  /** Called before each page is answered, with its number from 1 over all collections. */
  onPage: (page: number, response: ServerResponse) => void;
}

/** Part of the path before `/collections`. */
const BASE = '/lika/v1';

function itemsOf(
  { collections, pageSize, countsFeatures, numberMatched, linksPages }: Behaviour,
  url: URL,
): object | null {
  const [, id = ''] = /\/collections\/(\w+)\/items$/.exec(url.pathname) ?? [];
  const features = collections[id];
  if (!features) return null;
  const offset = Number(url.searchParams.get('offset') ?? '0');
  const limit = Math.min(pageSize, Number(url.searchParams.get('limit') ?? '10'));
  const next = new URL(url);
  next.searchParams.set('offset', String(offset + limit));
  const page = features.slice(offset, offset + limit);
  return {
    type: 'FeatureCollection',
    numberReturned: page.length,
    ...(countsFeatures ? { numberMatched: numberMatched ?? features.length } : {}),
    links: [
      { rel: 'self', href: url.href },
      ...(linksPages && offset + limit < features.length ? [{ rel: 'next', href: next.href }] : []),
    ],
    features: page,
  };
}

/** Starts a feature service in the shapes that German states publish, on a free local port. */
export async function startPublishedSource(collections: Behaviour['collections']) {
  const behaviour: Behaviour = {
    collections,
    pageSize: 500,
    countsFeatures: true,
    numberMatched: null,
    linksPages: true,
    knowsOffset: true,
    knowsCrs: true,
    contentCrs: null,
    key: null,
    onPage: () => undefined,
  };
  const requests: URL[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(url);
    const send = (status: number, body: unknown): void => {
      if (response.destroyed) return;
      response.writeHead(status, {
        'content-type': 'application/geo+json',
        ...(behaviour.contentCrs ? { 'content-crs': `<${behaviour.contentCrs}>` } : {}),
      });
      response.end(JSON.stringify(body));
    };
    const { key, knowsOffset, knowsCrs, onPage } = behaviour;
    if (key && request.headers[key[0]] !== key[1]) return send(401, {});
    if (!knowsOffset && url.searchParams.has('offset')) return send(400, {});
    if (!knowsCrs && url.searchParams.has('crs')) {
      return send(400, { detail: 'Unknown parameter: crs' });
    }
    onPage(requests.length, response);
    const body = itemsOf(behaviour, url);
    send(body ? 200 : 404, body ?? {});
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    behaviour,
    requests,
    /** Base address of the API. */
    url: `http://127.0.0.1:${port}${BASE}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
