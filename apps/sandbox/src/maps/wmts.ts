import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Crs } from '@portal/demo-cadastre/land';
import { escapeXml, readParameters, required, ServiceError } from './service-request.ts';
import { COLOR, GREY } from './palette.ts';
import { LAYERS, type Renderer } from './render.ts';
import { createCache } from './tile-cache.ts';
import { findMatrix, matrixSetOf, TILE_SIZE, tileBox } from './tile-matrix.ts';
import { HIDPI, TILE_LAYERS, wmtsCapabilities } from './wmts-capabilities.ts';

interface TileAddress {
  readonly layer: string;
  readonly set: string;
  readonly matrix: string;
  readonly row: string;
  readonly column: string;
}

/** Tiles in memory: several zoom levels of one screen, about 10 MB. */
const MAX_CACHED_TILES = 500;

/** Adds the tile service (OGC WMTS 1.0.0, key-value and RESTful) at `/wmts`. Errors are answered 400 with an OWS exception. */
export function addWmts(app: FastifyInstance, crs: Crs, renderer: Renderer): void {
  const cache = createCache<Buffer>(MAX_CACHED_TILES);
  const sendTile = async (reply: FastifyReply, address: TileAddress) => {
    const image = await drawTile(renderer, crs, cache, address);
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(image);
  };
  const capabilities = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.type('application/xml; charset=utf-8').send(wmtsCapabilities(addressOf(request), crs));
  app.get('/wmts/1.0.0/WMTSCapabilities.xml', capabilities);
  app.get('/wmts', async (request, reply) => {
    try {
      const parameters = readParameters(request.query);
      const operation = required(parameters, 'Request').toLowerCase();
      if (operation === 'getcapabilities') return await capabilities(request, reply);
      if (operation !== 'gettile') {
        throw new ServiceError('OperationNotSupported', 'No such operation.', 'Request');
      }
      return await sendTile(reply, {
        layer: required(parameters, 'Layer'),
        set: required(parameters, 'TileMatrixSet'),
        matrix: required(parameters, 'TileMatrix'),
        row: required(parameters, 'TileRow'),
        column: required(parameters, 'TileCol'),
      });
    } catch (error) {
      return sendException(reply, error);
    }
  });
  app.get<{ Params: TileAddress }>(
    '/wmts/:layer/:set/:matrix/:row/:column.png',
    async (request, reply) => {
      try {
        return await sendTile(reply, request.params);
      } catch (error) {
        return sendException(reply, error);
      }
    },
  );
}

function addressOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}/wmts`;
}

async function drawTile(
  renderer: Renderer,
  crs: Crs,
  cache: ReturnType<typeof createCache<Buffer>>,
  address: TileAddress,
): Promise<Buffer> {
  const pixelRatio = address.layer.endsWith(HIDPI) ? 2 : 1;
  const wanted = pixelRatio === 1 ? address.layer : address.layer.slice(0, -HIDPI.length);
  const layer = LAYERS.find((name) => name === wanted && TILE_LAYERS.includes(name));
  if (layer === undefined) throw invalid('Layer');
  if (address.set !== matrixSetOf(crs)) throw invalid('TileMatrixSet');
  const matrix = findMatrix(address.matrix);
  if (matrix === undefined) throw invalid('TileMatrix');
  const [row, column] = [Number(address.row), Number(address.column)];
  const box = tileBox(crs, matrix, row, column);
  if (box === null) {
    throw new ServiceError('TileOutOfRange', 'The matrix has no such tile.', 'TileRow');
  }
  const key = `${address.layer}/${matrix.id}/${row}/${column}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const background = layer === 'basemap_grey' ? GREY.background : COLOR.background;
  const image = await renderer.draw(
    { box, width: TILE_SIZE * pixelRatio, height: TILE_SIZE * pixelRatio, pixelRatio },
    [layer],
    background,
  );
  cache.set(key, image);
  return image;
}

function invalid(name: string): ServiceError {
  return new ServiceError('InvalidParameterValue', `The value of ${name} is unknown.`, name);
}

async function sendException(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  if (!(error instanceof ServiceError)) throw error;
  const { code, locator, message } = error;
  return reply
    .code(400)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>
<ExceptionReport xmlns="http://www.opengis.net/ows/1.1" version="1.1.0" xml:lang="en">
  <Exception exceptionCode="${code}" locator="${escapeXml(locator)}"><ExceptionText>${escapeXml(message)}</ExceptionText></Exception>
</ExceptionReport>
`);
}
