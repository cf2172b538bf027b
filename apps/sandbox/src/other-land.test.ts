import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawHere, type ProductKind } from '@portal/demo-cadastre/extracts';
import { samplePosition } from '@portal/demo-cadastre/testing';
import { featuresPlugin } from './features/index.ts';
import { mapsPlugin } from './maps/index.ts';
import { createLand, crsUri } from '@portal/demo-cadastre/land';
import { readPdf } from '@portal/tagged-pdf/testing';

const land = createLand({
  parcels: 600,
  crs: 'EPSG:25832',
  origin: [402_400, 5_933_100],
  landCode: '03',
  sections: false,
});
const [parcel] = land.parcelsFrom(40, 1);
const app: FastifyInstance = Fastify();

beforeAll(async () => {
  await app.register(featuresPlugin(land));
  await app.register(mapsPlugin(land));
});

const get = async (url: string) => (await app.inject(url)).body;

describe('a land in EPSG:25832 (STATE-4)', () => {
  it('lies at the given origin, with the same shape', () => {
    const [west, south] = land.box;
    const [defaultWest, defaultSouth] = createLand({ parcels: 600 }).box;
    expect(west - defaultWest).toBeCloseTo(10_000, 1);
    expect(south - defaultSouth).toBeCloseTo(140_000, 1);
  });

  it('is published in its CRS by each service, and in no other', async () => {
    const items = '/cadastre/ogc/collections/parcels/items?limit=1&crs=';
    const own = await app.inject(items + encodeURIComponent(crsUri('EPSG:25832')));
    expect(own.headers['content-crs']).toBe(`<${crsUri('EPSG:25832')}>`);
    const other = await app.inject(items + encodeURIComponent(crsUri('EPSG:25833')));
    expect(other.statusCode).toBe(400);
    const tiles = await get('/wmts?SERVICE=WMTS&REQUEST=GetCapabilities');
    expect(tiles).toContain('<ows:SupportedCRS>urn:ogc:def:crs:EPSG::25832</ows:SupportedCRS>');
    expect(tiles).toContain('<ows:Identifier>DE_EPSG_25832_ADV</ows:Identifier>');
    expect(await get('/wms?SERVICE=WMS&REQUEST=GetCapabilities')).toContain(
      '<CRS>EPSG:25832</CRS>',
    );
    const image = `/wms?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=parcels&STYLES=&FORMAT=image/png&BBOX=${land.box.join()}&WIDTH=20&HEIGHT=20&CRS=`;
    expect((await app.inject(`${image}EPSG:25832`)).headers['content-type']).toBe('image/png');
    expect(await get(`${image}EPSG:25833`)).toContain('InvalidCRS');
  });
});

describe('a land without cadastral sections (DATA-4)', () => {
  it('numbers the parcels of a subdistrict without repetition', () => {
    const ids = land.parcels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^03\d{4}___\d{5}(\d{4}|____)__$/);
  });

  it('publishes no section', async () => {
    const found = await get(`/cadastre/ogc/collections/parcels/items/${parcel?.id}`);
    expect(JSON.parse(found).properties).toMatchObject({ flur: null, flstkennz: parcel?.id });
  });

  it.each<ProductKind>(['CADASTRAL_MAP', 'PARCEL_RECORD', 'OWNER_RECORD', 'PROPERTY_RECORD'])(
    'prints no section on %s, and the CRS on maps',
    async (kind) => {
      const order = {
        orderNumber: '7K2M-Q0XA-93TB',
        orderedAt: '2026-11-20T09:30:00Z',
        positions: [samplePosition(parcel?.id ?? '', { kind })],
      };
      const file = await drawHere(land).draw({ kind: 'extract', order });
      const { pages } = await readPdf(file);
      const text = pages.map((page) => page.text).join('\n');
      expect(text).toContain('Flurstück');
      expect(text).not.toMatch(/Flur(?!st)/);
      expect(text).not.toContain('null');
      const withCrs = text.includes('ETRS89 / UTM 32N (EPSG:25832)');
      expect(withCrs).toBe(kind === 'CADASTRAL_MAP');
    },
  );
});
