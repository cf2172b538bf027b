import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortalConfiguration } from '@portal/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findImageProblems } from './check-images.ts';

const ORIGIN = 'https://portal.land.example';
const PICTURE = { type: 'image/png', body: 'png', cors: '*' as string | null };

/** What the service answers for each kind of request. */
let answers: Record<string, { type: string; body: string; cors: string | null }>;
let requests: URL[] = [];
let authorization: string | undefined;
let address = '';

const capabilities = () => `<Capabilities xmlns:ows="o" xmlns:xlink="x"><Contents>
<Layer><ows:Identifier>grey</ows:Identifier><Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>
<TileMatrixSetLink><TileMatrixSet>UTM32</TileMatrixSet></TileMatrixSetLink>
<ResourceURL resourceType="tile" template="${address}/tile/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png"/></Layer>
<TileMatrixSet><ows:Identifier>UTM32</ows:Identifier><TileMatrix><ows:Identifier>0</ows:Identifier><ScaleDenominator>10000000</ScaleDenominator>
<TopLeftCorner>-46133.17 6301219.54</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight></TileMatrix></TileMatrixSet>
</Contents></Capabilities>`;

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? '/', address);
  requests.push(url);
  authorization = request.headers.authorization;
  const kind = url.pathname.split('/')[1] ?? '';
  const { type, body, cors } = answers[kind] ?? PICTURE;
  response.writeHead(200, {
    'content-type': type,
    ...(cors === null ? {} : { 'access-control-allow-origin': cors }),
  });
  response.end(kind === 'wmts' ? capabilities() : body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
  answers = { wmts: { type: 'text/xml', body: '', cors: ORIGIN }, tile: PICTURE, wms: PICTURE };
});

function configuration(): Pick<PortalConfiguration, 'map'> {
  return {
    map: {
      projection: 'EPSG:25832',
      extent: [560_000, 5_930_000, 570_000, 5_940_000],
      initialZoom: 9,
      minZoom: 9,
      maxZoom: 20,
      attribution: { de: '©' },
      baseLayer: { capabilitiesUrl: `${address}/wmts`, layer: 'grey', matrixSet: 'UTM32' },
      wms: [{ url: `${address}/wms?map=a`, layers: 'parcels', styles: '', transparent: true }],
    },
  };
}

const find = (passThrough: Parameters<typeof findImageProblems>[1]['passThrough'] = []) =>
  findImageProblems(configuration(), { origin: ORIGIN, passThrough });
const reasons = async () => (await find()).map(({ key, reason }) => `${key} ${reason}`);

describe('a tile and an image, loaded as a browser does (OPS-3, DATA-5)', () => {
  it('are requested in the middle of the state', async () => {
    expect(await find()).toEqual([]);
    expect(requests.map(({ pathname }) => pathname)).toContain('/tile/default/UTM32/0/0/0.png');
    const image = requests.find(({ pathname }) => pathname === '/wms')?.searchParams;
    expect(image?.get('map')).toBe('a');
    expect(image?.get('BBOX')).toBe('564800,5934800,565200,5935200');
    expect(image?.getAll('REQUEST')).toEqual(['GetMap']);
  });

  it.each([
    ['wmts', 'map.baseLayer.capabilitiesUrl leads to a service that cannot be read by browsers'],
    ['tile', 'map.baseLayer leads to a service whose tile cannot be read by browsers'],
    ['wms', 'map.wms.0.url leads to a service whose image cannot be read by browsers'],
  ])('must have the header of CORS: %s', async (kind, sentence) => {
    answers[kind] = { ...PICTURE, cors: null };
    expect(await reasons()).toEqual([expect.stringContaining(sentence)]);
    answers[kind] = { ...PICTURE, cors: 'https://other.example' };
    expect(await reasons()).toEqual([
      expect.stringContaining('has "https://other.example" in Access-Control-Allow-Origin'),
    ]);
  });

  it('must be images, not reports with status 200', async () => {
    const body =
      '<ServiceExceptionReport><ServiceException code="LayerNotDefined">\n No such\tlayer</ServiceException></ServiceExceptionReport>';
    answers.wms = { type: 'text/xml', body, cors: '*' };
    expect(await reasons()).toEqual([
      'map.wms.0.url leads to a service whose image answers 200 with text/xml instead of an image: "No such layer"',
    ]);
  });

  it('need no header where the backend passes the requests on, with its credentials', async () => {
    for (const kind of ['wmts', 'tile', 'wms']) answers[kind] = { ...PICTURE, cors: null };
    expect(await find([{ address, headers: { authorization: 'Basic eA==' } }])).toEqual([]);
    expect(authorization).toBe('Basic eA==');
  });
});
