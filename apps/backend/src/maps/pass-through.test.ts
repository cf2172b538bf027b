import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DomainError } from '../errors.ts';
import { passMapRequests } from './pass-through.ts';
import { withPassedOn } from './passed-on.ts';

const PORTAL = 'https://portal.land.example/kataster';
let requests: { url: string; authorization: string | undefined }[] = [];
let answer = { status: 200, type: 'image/png', body: Buffer.from('png'), location: '' };
const service = createServer((request, response) => {
  requests.push({ url: request.url ?? '', authorization: request.headers.authorization });
  const send = () =>
    response
      .writeHead(answer.status, {
        'content-type': answer.type,
        ...(answer.location ? { location: answer.location } : {}),
      })
      .end(answer.body);
  if (!request.url?.includes('slow')) send();
});
const app = fastify();
let failures = 0;
app.setErrorHandler<DomainError>((error, _request, reply) => {
  failures += 1;
  return reply.code(error.kind === 'unavailable' ? 503 : 404).send();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const headers = { authorization: 'Basic secret' };
  passMapRequests(app, [{ address: `${origin}/wms`, headers }], PORTAL);
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await app.close();
});
beforeEach(() => {
  requests = [];
  answer = { status: 200, type: 'image/png', body: Buffer.from('png'), location: '' };
});
const get = (path: string) => app.inject({ url: `/api/map-data/${path}` });

describe('requests of map services that the backend passes on (OPS-3)', () => {
  it('reach the service with its credentials, and are kept', async () => {
    const first = await get('0?LAYERS=a&BBOX=1');
    expect([first.statusCode, first.body, first.headers['content-type']]).toEqual([
      200,
      'png',
      'image/png',
    ]);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    await get('0?LAYERS=a&BBOX=1');
    await get('0/tiles/1.png');
    expect(requests).toEqual([
      { url: '/wms?LAYERS=a&BBOX=1', authorization: 'Basic secret' },
      { url: '/wms/tiles/1.png', authorization: 'Basic secret' },
    ]);
  });

  it.each(['1?x', '0/../admin', '0/%2e%2e/admin', '0/..%2f..%2fadmin', 'http://other.example/'])(
    'reach no other address: %s',
    async (path) => {
      await get(path);
      for (const { url } of requests) expect(url).toMatch(/^\/wms[/?]/);
    },
  );

  it('are answered in UTF-8 with a document in another encoding (IN-1)', async () => {
    const type = 'text/xml; charset=ISO-8859-1';
    answer = { ...answer, type, body: Buffer.from('<a>Büttel</a>', 'latin1') };
    const { body, headers } = await get('0?REQUEST=GetCapabilities');
    expect([body, headers['content-type']]).toEqual(['<a>Büttel</a>', 'text/xml; charset=utf-8']);
    answer = { ...answer, type: 'text/xml' };
    expect((await get('0?REQUEST=GetCapabilities')).statusCode).toBe(503);
  });

  it('are answered with images and documents only', async () => {
    answer = { ...answer, type: 'text/html', body: Buffer.from('<script>') };
    expect((await get('0?html')).statusCode).toBe(503);
    answer = { ...answer, type: 'image/svg+xml' };
    expect((await get('0?svg')).statusCode).toBe(503);
    answer = { ...answer, status: 302, location: 'http://127.0.0.1:9/' };
    expect((await get('0?moved')).statusCode).toBe(503);
  });

  it('name addresses of the portal in documents, which are not kept', async () => {
    const body = Buffer.from(`<a href="${origin}/wms/t/{x}"/><b href="${origin}/wms2"/>`);
    answer = { ...answer, type: 'text/xml', body };
    const found = await get('0?REQUEST=GetCapabilities');
    expect(found.body).toBe(`<a href="${PORTAL}/api/map-data/0/t/{x}"/><b href="${origin}/wms2"/>`);
    await get('0?REQUEST=GetCapabilities');
    expect([requests.length, found.headers['cache-control']]).toEqual([2, 'no-cache']);
  });

  it('have a largest answer', async () => {
    answer = { ...answer, body: Buffer.alloc(17 * 1024 * 1024) };
    expect((await get('0?large')).statusCode).toBe(503);
  });

  it('are limited in number', async () => {
    const statuses: number[] = [];
    const all = Array.from({ length: 40 }, async (_, index) => {
      statuses.push((await get(`0?slow=${index}`)).statusCode);
    });
    await expect.poll(() => requests.length).toBe(32);
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 503));
    service.closeAllConnections();
    await Promise.all(all);
  });

  it('end at the service when the browser no longer waits, and make room for others', async () => {
    let ended = 0;
    service.on('request', (_request, response) => {
      response.once('close', () => {
        ended += 1;
      });
    });
    failures = 0;
    const portal = await app.listen({ host: '127.0.0.1', port: 0 });
    const left = new AbortController();
    const urls = Array.from({ length: 32 }, (_, index) => `0?slow=left-${index}`);
    const all = urls.map((url) =>
      fetch(`${portal}/api/map-data/${url}`, { signal: left.signal }).catch(() => 'left'),
    );
    await expect.poll(() => requests.length).toBe(32);
    left.abort();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['left']));
    await expect.poll(() => ended).toBe(32);
    expect((await get('0?LAYERS=b')).statusCode).toBe(200);
    // Nobody is told of them: neither a browser nor the log.
    expect(failures).toBe(0);
  });
});

it('gives browsers addresses of the portal (OPS-3)', () => {
  const configuration = {
    map: {
      projection: 'EPSG:25832' as const,
      extent: [0, 0, 1, 1],
      initialZoom: 1,
      minZoom: 1,
      maxZoom: 1,
      attribution: { de: '' },
      baseLayer: { capabilitiesUrl: 'https://a.example/wmts?x=1', layer: 'a', matrixSet: 'b' },
      wms: [
        { url: 'https://a.example/wms', layers: 'a', styles: '', transparent: true },
        { url: 'https://a.example/wms-2', layers: 'a', styles: '', transparent: true },
      ],
      sheet: { url: 'https://a.example/wms', layers: 'a' },
    },
  };
  const services = [{ address: 'https://a.example/wms', headers: { authorization: 'secret' } }];
  const published = withPassedOn(configuration, services, PORTAL);
  expect(published.map.wms.map(({ url }) => url)).toEqual([
    `${PORTAL}/api/map-data/0`,
    'https://a.example/wms-2',
  ]);
  expect(published.map.sheet.url).toBe(`${PORTAL}/api/map-data/0`);
  expect(published.map.baseLayer.capabilitiesUrl).toBe('https://a.example/wmts?x=1');
});
