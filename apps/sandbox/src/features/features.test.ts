import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createLand, crsUri } from '@portal/demo-cadastre/land';
import { featuresPlugin } from './index.ts';

const land = createLand({ parcels: 800 });
const CRS = crsUri(land.crs);
const app: FastifyInstance = Fastify();
const ROOT = '/cadastre/ogc';
const IN_METRES = `crs=${encodeURIComponent(CRS)}`;

beforeAll(() => app.register(featuresPlugin(land)));

interface Page {
  numberMatched: number;
  numberReturned: number;
  links: { rel: string; href: string }[];
  features: {
    id: string;
    geometry: { type: string } | null;
    properties: Record<string, unknown>;
  }[];
}

async function page(url: string): Promise<Page> {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/geo+json');
  expect(answer.headers['content-crs']).toBe(`<${CRS}>`);
  return answer.json<Page>();
}

test('landing page, conformance and collections link to the items', async () => {
  expect((await app.inject(ROOT)).json<Page>().links.map(({ rel }) => rel)).toContain('data');
  expect((await app.inject(`${ROOT}/conformance`)).body).toContain(
    'ogcapi-features-2/1.0/conf/crs',
  );
  const { collections } = (await app.inject(`${ROOT}/collections`)).json<{
    collections: { id: string }[];
  }>();
  expect(collections.map(({ id }) => id)).toEqual([
    'parcels',
    'addresses',
    'buildings',
    'subdistricts',
    'districts',
    'authorities',
  ]);
  expect((await app.inject(`${ROOT}/collections/parcels`)).json()).toMatchObject({
    storageCrs: CRS,
  });
});

test('next links reach every parcel exactly once', async () => {
  const seen: string[] = [];
  let url: string | undefined = `${ROOT}/collections/parcels/items?limit=300&${IN_METRES}`;
  while (url !== undefined) {
    const answer: Page = await page(url);
    expect(answer.numberMatched).toBe(800);
    expect(answer.numberReturned).toBe(answer.features.length);
    seen.push(...answer.features.map(({ id }) => id));
    url = answer.links.find(({ rel }) => rel === 'next')?.href.replace(/^http:\/\/[^/]+/, '');
  }
  expect(seen).toEqual(land.parcels.map(({ id }) => id));
});

test('a parcel has the property names of the simplified schema', async () => {
  const [first] = land.parcels;
  const { features } = await page(`${ROOT}/collections/parcels/items?limit=1&${IN_METRES}`);
  expect(features[0]).toMatchObject({
    geometry: { type: 'MultiPolygon', coordinates: first?.polygons },
    properties: {
      flstkennz: first?.id,
      gemarkung: 'Lindenau',
      gemaschl: '120653',
      flur: first?.section,
      flstnrzae: first?.numerator,
      flstnrnen: first?.denominator,
      flaeche: first?.area,
      buchungsblatt: first?.register.sheet,
    },
  });
  const one = await app.inject(`${ROOT}/collections/parcels/items/${first?.id}`);
  expect(one.json()).toEqual(features[0]);
});

test('filters parcels and addresses by a bounding box in metres', async () => {
  const [x, y] = land.addresses[10]?.position ?? [0, 0];
  const box = `bbox=${[x - 30, y - 30, x + 30, y + 30].join()}&bbox-crs=${encodeURIComponent(CRS)}`;
  const parcels = await page(`${ROOT}/collections/parcels/items?limit=5000&${box}`);
  expect(parcels.features.map(({ id }) => id)).toContain(land.addresses[10]?.parcelId);
  expect(parcels.numberMatched).toBeLessThan(40);
  const addresses = await page(`${ROOT}/collections/addresses/items?${box}`);
  expect(addresses.features.map(({ properties }) => properties.flstkennz)).toContain(
    land.addresses[10]?.parcelId,
  );
  expect((await page(`${ROOT}/collections/districts/items?${box}`)).numberMatched).toBe(0);
});

test('returns authorities, subdistricts and districts', async () => {
  const { features } = await page(`${ROOT}/collections/authorities/items`);
  expect(Object.keys(features[0]?.properties ?? {})).toEqual([
    'stelle',
    'name',
    'strasse',
    'hausnr',
    'plz',
    'ort',
    'email',
  ]);
  const subdistricts = await page(`${ROOT}/collections/subdistricts/items`);
  expect(subdistricts.features[0]?.properties).toMatchObject({
    gemaschl: '120653',
    gemarkung: 'Lindenau',
  });
  const districts = await page(`${ROOT}/collections/districts/items`);
  expect(districts.features[0]?.properties).toEqual({ schluessel: '4101', name: 'Lindenau' });
});

test('publishes buildings with their ground and location, and parcels with their use (DATA-8)', async () => {
  const [house, garage] = [
    land.buildings.find(({ houseNumber }) => houseNumber !== null),
    land.buildings.find(({ houseNumber }) => houseNumber === null),
  ];
  const { features, numberMatched } = await page(
    `${ROOT}/collections/buildings/items?limit=5000&${IN_METRES}`,
  );
  expect(numberMatched).toBe(land.buildings.length);
  expect(new Set(features.map(({ id }) => id)).size).toBe(land.buildings.length);
  expect(features.find(({ id }) => id === `${house?.parcelId}H`)).toMatchObject({
    geometry: { type: 'MultiPolygon', coordinates: [[house?.outline]] },
    properties: { lagebeztxt: expect.stringMatching(` ${house?.houseNumber}$`) },
  });
  const one = await app.inject(`${ROOT}/collections/buildings/items/${garage?.parcelId}G`);
  expect(one.json()).toMatchObject({ properties: { lagebeztxt: null } });
  const box = `bbox=${house?.box.join()}&bbox-crs=${encodeURIComponent(CRS)}`;
  const near = await page(`${ROOT}/collections/buildings/items?${box}`);
  expect(near.features.map(({ id }) => id)).toContain(`${house?.parcelId}H`);
  const parcels = await page(`${ROOT}/collections/parcels/items?limit=800&${IN_METRES}`);
  const streets = parcels.features.filter(({ properties }) => properties['lagebeztxt']);
  expect(streets.length).toBeGreaterThan(0);
  for (const { properties } of streets) expect(properties['tntxt']).toMatch(/^Straßenverkehr;\d+$/);
});

test('limits the page to 5000 and rejects invalid parameters with a reason', async () => {
  await page(`${ROOT}/collections/parcels/items?limit=99999`);
  for (const query of [
    'limit=0',
    'limit=many',
    'offset=-1',
    'bbox=1,2,3,4',
    `bbox=1,2,3&bbox-crs=${CRS}`,
    `bbox=1,2,x,4&bbox-crs=${CRS}`,
    'crs=http://www.opengis.net/def/crs/OGC/1.3/CRS84',
    'colour=red',
  ]) {
    const answer = await app.inject(`${ROOT}/collections/parcels/items?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 400]);
    expect(answer.json<{ detail: string }>().detail).not.toBe('');
  }
  for (const path of ['nothing', 'nothing/items', 'parcels/items/12']) {
    expect((await app.inject(`${ROOT}/collections/${path}`)).statusCode).toBe(404);
  }
});
