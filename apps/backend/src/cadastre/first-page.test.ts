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
function check(file: object = {}): Promise<readonly string[]> {
  const path = join(folder, 'cadastre.json');
  const content = { url: source.url, collections: PARCELS_ONLY, ...file };
  writeFileSync(path, JSON.stringify(content));
  return checkFirstPages(readCadastreSettings(path, {}, NRW));
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
        /^100 of the first 100 parcels are faulty: .+ \(first .+; cadastre\.json: collections\.parcels\)\.$/,
      ),
    ]);
    source.behaviour.contentCrs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
    expect(await check()).toEqual([expect.stringContaining('answered with coordinates in')]);
  });
});
