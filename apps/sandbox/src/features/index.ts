import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/index.ts';
import { crsUri, type Land } from '@portal/demo-cadastre/land';
import { type Collection, collectionsOf } from './collections.ts';
import { type ItemsQuery, QueryError, readItemsQuery } from './items-query.ts';

const ROOT = '/cadastre/ogc';

/**
 * Classes the service conforms to. Not "core": it requires degrees (CRS84) as the default, while this service
 * has metres in the CRS of the land only and uses them by default.
 */
const CONFORMANCE: readonly string[] = [
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
];

interface CollectionRequest {
  Params: { id: string; feature: string };
  Querystring: Record<string, unknown>;
}

/** The feature service of the cadastre (OGC API – Features) at `/cadastre/ogc`. */
export function featuresPlugin(land: Land): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const collections = collectionsOf(land);
    const crs = crsUri(land.crs);
    let known = '';
    const version = (): string => (known ||= versionOf(land));
    app.get(ROOT, async (request) => landingPage(addressOf(request)));
    app.get(`${ROOT}/conformance`, async () => ({ conformsTo: CONFORMANCE }));
    app.get(`${ROOT}/collections`, async (request) => ({
      links: [link(`${addressOf(request)}/collections`, 'self')],
      crs: [crs],
      collections: [...collections.values()].map((entry) =>
        describe(entry, addressOf(request), land),
      ),
    }));
    app.get<CollectionRequest>(`${ROOT}/collections/:id`, async (request, reply) => {
      const collection = collections.get(request.params.id);
      if (!collection) return notFound(reply);
      // Changes whenever the data change, so that a client need not read all of them to notice.
      return reply.header('etag', version()).send(describe(collection, addressOf(request), land));
    });
    app.get<CollectionRequest>(`${ROOT}/collections/:id/items`, async (request, reply) => {
      const collection = collections.get(request.params.id);
      return collection ? sendItems(collection, crs, request, reply) : notFound(reply);
    });
    app.get<CollectionRequest>(`${ROOT}/collections/:id/items/:feature`, async (request, reply) => {
      const { id, feature } = request.params;
      const found = collections.get(id)?.find(feature);
      return found ? asFeatures(reply, crs).send(JSON.stringify(found)) : notFound(reply);
    });
  };
}

/** Features whose change shows that the generator of the land has changed. */
const SAMPLE = 500;

/** The entity tag of the data: they depend on the number of parcels and on the generator only. */
function versionOf(land: Land): string {
  const { crs, size, subdistricts, districts, authorities } = land;
  const sample = [
    land.parcelsFrom(0, SAMPLE),
    land.addressesFrom(0, SAMPLE),
    land.buildingsFrom(0, SAMPLE),
  ];
  const data = JSON.stringify([crs, size, subdistricts, districts, authorities, sample]);
  return `"${createHash('sha256').update(data).digest('hex').slice(0, 32)}"`;
}

async function sendItems(
  collection: Collection,
  crs: string,
  request: FastifyRequest<CollectionRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const query = readItemsQuery(request.query, crs);
    const { features, matched } = collection.page(query.box, query.offset, query.limit);
    const address = `${addressOf(request)}/collections/${collection.id}/items`;
    return await asFeatures(reply, crs).send(
      JSON.stringify({
        type: 'FeatureCollection',
        numberMatched: matched,
        numberReturned: features.length,
        links: pageLinks(address, crs, query, matched),
        features,
      }),
    );
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return sendProblem(reply, 400, 'Bad request', error.message);
  }
}

function pageLinks(address: string, crs: string, query: ItemsQuery, matched: number) {
  const page = (offset: number): string => {
    const parameters = new URLSearchParams({
      limit: String(query.limit),
      offset: String(offset),
      crs,
      ...(query.box && { bbox: query.box.join(','), 'bbox-crs': crs }),
    });
    return `${address}?${String(parameters)}`;
  };
  const next = query.offset + query.limit;
  return [
    link(page(query.offset), 'self', 'application/geo+json'),
    ...(next < matched ? [link(page(next), 'next', 'application/geo+json')] : []),
  ];
}

function landingPage(address: string) {
  return {
    title: 'Demo state cadastre',
    description: 'Parcels, addresses and districts of a fictional state.',
    links: [
      link(address, 'self'),
      link(`${address}/conformance`, 'conformance'),
      link(`${address}/collections`, 'data'),
    ],
  };
}

function describe({ id, title }: Collection, address: string, land: Land) {
  const crs = crsUri(land.crs);
  return {
    id,
    title,
    itemType: 'feature',
    extent: { spatial: { bbox: [land.box], crs } },
    crs: [crs],
    storageCrs: crs,
    links: [link(`${address}/collections/${id}/items`, 'items', 'application/geo+json')],
  };
}

function asFeatures(reply: FastifyReply, crs: string): FastifyReply {
  // Angle brackets are part of the header's syntax (OGC 18-058r1, 6.2.4).
  return reply.type('application/geo+json; charset=utf-8').header('content-crs', `<${crs}>`);
}

async function notFound(reply: FastifyReply): Promise<FastifyReply> {
  return sendProblem(reply, 404, 'Not found', 'There is nothing at this address.');
}

function addressOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}${ROOT}`;
}

function link(href: string, rel: string, type = 'application/json') {
  return { href, rel, type };
}
