import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCadastreSettings } from '../config/cadastre-settings.ts';
import { nrwParcels } from '../testing/published-shapes.ts';
import { startPublishedSource } from '../testing/published-source.ts';
import { PARCELS_ONLY } from '../testing/source-imports.ts';
import { checkFirstPages } from './first-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

let source: Awaited<ReturnType<typeof startPublishedSource>>;
beforeEach(async () => {
  source = await startPublishedSource({ flurstueck: nrwParcels(120) });
});
afterEach(() => source.close());

const NRW = {
  landCode: '05',
  map: { projection: 'EPSG:25832', extent: [280_000, 5_560_000, 540_000, 5_840_000] },
};

/** Checks a source by a `cadastre.json` with these keys. */
function check(
  file: object = {},
  sections: Parameters<typeof checkFirstPages>[1] = 'REQUIRED',
): Promise<readonly string[]> {
  const path = join(folder, 'cadastre.json');
  const content = { url: source.url, collections: PARCELS_ONLY, ...file };
  writeFileSync(path, JSON.stringify(content));
  return checkFirstPages(readCadastreSettings(path, {}, NRW), sections);
}

describe('the check of a cadastre before the start (STATE-2, DATA-3)', () => {
  it('finds nothing wrong with a source that can be imported', async () => {
    expect(await check()).toEqual([]);
  });

  it('names the key of a wrong address, and of a wrong collection', async () => {
    expect(await check({ url: 'http://127.0.0.1:9' })).toEqual([
      'The cadastre at http://127.0.0.1:9 does not answer (cadastre.json: url).',
    ]);
    const parcels = { ...PARCELS_ONLY, parcels: { id: 'flurstuecke' } };
    expect(await check({ collections: parcels })).toEqual([
      expect.stringMatching(
        /^The cadastre answered 404 to .+ \(cadastre\.json: url or collections\.parcels\.id\)\.$/,
      ),
    ]);
    const apart = { ...PARCELS_ONLY, parcels: { id: 'flurstueck', url: 'http://127.0.0.1:9' } };
    expect(await check({ collections: apart })).toEqual([
      'The cadastre at http://127.0.0.1:9 does not answer (cadastre.json: collections.parcels.url).',
    ]);
  });

  it('names the address to which a service has moved', async () => {
    const moved = createServer((_request, response) => {
      response.writeHead(301, { location: 'https://new.example/v2/items?key=secret' }).end();
    });
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
    const { port } = moved.address() as AddressInfo;
    expect(await check({ url: `http://127.0.0.1:${port}` })).toEqual([
      `The cadastre redirects http://127.0.0.1:${port}/collections/flurstueck/items to https://new.example/v2/items (cadastre.json: url).`,
    ]);
    await new Promise((resolve) => moved.close(resolve));
  });

  it('says that a service redirects to the same address with other parameters (OPS-9)', async () => {
    const moved = createServer((request, response) => {
      response.writeHead(301, { location: `${request.url}&f=json` }).end();
    });
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
    const { port } = moved.address() as AddressInfo;
    expect(await check({ url: `http://127.0.0.1:${port}` })).toEqual([
      `The cadastre redirects http://127.0.0.1:${port}/collections/flurstueck/items to the same address with other parameters (cadastre.json: url).`,
    ]);
    await new Promise((resolve) => moved.close(resolve));
  });

  it('names missing credentials', async () => {
    source.behaviour.key = ['x-key', 'secret'];
    expect(await check()).toEqual([
      expect.stringMatching(
        /^The cadastre answered 40[13] .+ \(cadastre\.json: headers or query\)\.$/,
      ),
    ]);
    expect(await check({ headers: { 'x-key': 'secret' } })).toEqual([]);
  });

  it('names a wrong property mapping, and degrees', async () => {
    const mapping = { parcels: { id: 'flurstueck', properties: { area: 'groesse' } } };
    expect(await check({ collections: { ...PARCELS_ONLY, ...mapping } })).toEqual([
      expect.stringMatching(
        /^120 of the first 120 parcels are faulty: .+ \(first .+; cadastre\.json: collections\.parcels\)\.$/,
      ),
    ]);
    source.behaviour.contentCrs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
    expect(await check()).toEqual([expect.stringContaining('answered with coordinates in')]);
  });

  it('asks with the page size and the CRS of the import, and follows the link to the next page (OPS-4)', async () => {
    expect(await check({ pageSize: 50 })).toEqual([]);
    const [first, second, ...others] = source.requests.map(({ searchParams }) => searchParams);
    expect(first?.get('limit')).toBe('50');
    expect(first?.get('crs')).toBe('http://www.opengis.net/def/crs/EPSG/0/25832');
    expect([second?.get('offset'), others.length]).toEqual(['50', 0]);
  });

  it('says when the service counts less than it has, which can be allowed (OPS-4)', async () => {
    source.behaviour.numberMatched = 100;
    expect(await check()).toEqual([
      'The cadastre returned 120 of 100 parcels; numberMatched of the service is too low (cadastre.json: numberMatched).',
    ]);
    expect(await check({ numberMatched: 'ignored' })).toEqual([]);
  });

  it('compares the sections of the parcels with cadastralSections (OPS-4)', async () => {
    expect(await check({}, 'NONE')).toEqual([
      '120 of the first 120 parcels have a cadastral section, but state.json: cadastralSections is NONE; REQUIRED fits them.',
    ]);
    expect(await check({}, 'OPTIONAL')).toEqual([]);
    const parcels = nrwParcels(120).map((one) => ({
      ...one,
      properties: {
        ...one.properties,
        flur: '',
        flurschl: '',
        flstkennz: String(one.properties.flstkennz).replace(/^(.{6}).{3}/, '$1___'),
      },
    }));
    source.behaviour.collections = { flurstueck: [...parcels.slice(1), ...nrwParcels(1)] };
    expect(await check()).toEqual([
      '1 of the first 120 parcels have a cadastral section, but state.json: cadastralSections is REQUIRED; OPTIONAL fits them.',
    ]);
  });
});

/** A service that refuses everything in its own words. */
async function refusing(status: number, body: string, type: string) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const found = await check({
    url: `http://127.0.0.1:${port}`,
    headers: { 'x-key': 'secret-key' },
  });
  await new Promise((resolve) => server.close(resolve));
  return found.join(' ').replaceAll(`http://127.0.0.1:${port}`, 'SERVICE');
}

describe('what a service says that refuses a request (OPS-4)', () => {
  it.each([
    ['detail', '{"detail":"limit must be at most 1000"}'],
    ['description', '{"code":"x","description":"limit must be at most 1000"}'],
  ])('is quoted: %s', async (_member, body) => {
    expect(await refusing(400, body, 'application/problem+json')).toBe(
      'The cadastre answered 400 to SERVICE/collections/flurstueck/items: "limit must be at most 1000".',
    );
  });

  it('is quoted on one line, within a limit and without our credentials', async () => {
    const detail = `key secret-key\n\u0007is unknown ${'x'.repeat(2000)}`;
    const found = await refusing(403, JSON.stringify({ detail }), 'application/json');
    expect(found).toContain('"key … is unknown xxx');
    expect(found).not.toContain('secret-key');
    expect(found.length).toBeLessThan(450);
  });

  const WFS =
    'XML (FeatureCollection), as a WFS does; set "protocol": "WFS" in cadastre.json: docs/sources.md, WFS';
  it('leads to the chapter on WFS when it is XML', async () => {
    const xml = '<?xml version="1.0"?><wfs:FeatureCollection xmlns:wfs="x"/>';
    expect(await refusing(200, xml, 'text/xml')).toBe(
      `SERVICE/collections/flurstueck/items answered with ${WFS}.`,
    );
    const exception =
      '<ows:ExceptionReport><ows:Exception><ows:ExceptionText>No service</ows:ExceptionText></ows:Exception></ows:ExceptionReport>';
    expect(await refusing(400, exception, 'text/xml')).toContain(
      '"No service (XML (ExceptionReport), as a WFS does;',
    );
  });

  it('is named when it is a web page', async () => {
    expect(await refusing(200, '<!DOCTYPE html><html></html>', 'text/html')).toBe(
      'SERVICE/collections/flurstueck/items answered with a web page.',
    );
  });
});
