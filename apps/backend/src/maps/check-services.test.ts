import type { PortalConfiguration } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { findMapProblems, mapOrigins } from './check-services.ts';
import { mapDocuments, mapServices } from './map-services.ts';

const CAPABILITIES = 'https://maps.example/wmts?REQUEST=GetCapabilities';
const WMS = 'https://wms.example/alkis?map=a';

const map: PortalConfiguration['map'] = {
  projection: 'EPSG:25832',
  extent: [560_000, 5_930_000, 570_000, 5_940_000],
  initialZoom: 9,
  minZoom: 9,
  maxZoom: 20,
  attribution: { de: '©' },
  baseLayer: { capabilitiesUrl: CAPABILITIES, layer: 'grey', matrixSet: 'UTM32' },
  wms: [{ url: WMS, layers: 'parcels,buildings', styles: '', transparent: true }],
};

/** The places where tiles are: a template, or key-value pairs. */
const REST =
  '<ResourceURL format="image/png" resourceType="tile" template="https://tiles.example/{TileMatrix}/{TileRow}/{TileCol}.png"/>';
const KVP =
  '<ows:OperationsMetadata><ows:Operation name="GetTile"><ows:DCP><ows:HTTP><ows:Get xlink:href="https://tiles.example/wmts?"/></ows:HTTP></ows:DCP></ows:Operation></ows:OperationsMetadata>';

const wmts = ({ operations = '', resource = '', crs = 'urn:ogc:def:crs:EPSG:6.9:25832' } = {}) =>
  `<?xml version="1.0"?><Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink">${operations}<Contents>
<Layer><ows:Identifier>colour</ows:Identifier></Layer>
<Layer><ows:Identifier>grey</ows:Identifier><TileMatrixSetLink><TileMatrixSet>UTM32</TileMatrixSet></TileMatrixSetLink>${resource}</Layer>
<TileMatrixSet><ows:Identifier>UTM32</ows:Identifier><ows:SupportedCRS>${crs}</ows:SupportedCRS></TileMatrixSet>
</Contents></Capabilities>`;

const wms = (crs = 'EPSG:25832') =>
  `<WMS_Capabilities xmlns="http://www.opengis.net/wms"><Capability><Layer><Title>all</Title><CRS>CRS:84</CRS><CRS>${crs}</CRS><Style><Name>plain</Name></Style>
<Layer><Name>parcels</Name></Layer><Layer><Name>group</Name><Layer><Name>buildings</Name><Style><Name>grey</Name></Style></Layer></Layer>
</Layer></Capability></WMS_Capabilities>`;

/** Finds problems with these settings and documents. */
function find(
  settings: Partial<typeof map> = {},
  documents: { readonly wmts?: string; readonly wms?: string } = {},
) {
  return findMapProblems({ map: { ...map, ...settings } }, async (address) => {
    if (address === CAPABILITIES) return documents.wmts ?? wmts();
    expect(address).toBe(`${WMS}&SERVICE=WMS&VERSION=1.3.0&REQUEST=GetCapabilities`);
    return documents.wms ?? wms();
  });
}

const withBase = (change: Partial<typeof map.baseLayer>) => ({
  baseLayer: { ...map.baseLayer, ...change },
});
const withWms = (change: Partial<(typeof map.wms)[number]>) => ({
  wms: map.wms.map((one) => ({ ...one, ...change })),
});

describe('settings that do not fit the map services (DATA-5)', () => {
  it('are not found where everything is offered, also by a parent layer', async () => {
    expect(await find()).toEqual([]);
    expect(await find(withWms({ styles: 'plain,grey' }))).toEqual([]);
    expect(await find(withBase({ hidpiLayer: 'grey' }))).toEqual([]);
  });

  it.each([
    [withBase({ layer: 'gray' }), 'map.baseLayer.layer', 'it has colour, grey'],
    [withBase({ matrixSet: 'UTM33' }), 'map.baseLayer.matrixSet', 'it has UTM32'],
    [withBase({ hidpiLayer: 'gray' }), 'map.baseLayer.hidpiLayer', 'it has colour, grey'],
    [withBase({ hidpiLayer: 'colour' }), 'map.baseLayer.hidpiLayer', 'is not offered in UTM32'],
    [
      withWms({ layers: 'parcels,garages' }),
      'map.wms.0.layers',
      'names garages, which is no layer',
    ],
    [withWms({ styles: 'bold,' }), 'map.wms.0.styles', 'names bold, which is no style of parcels'],
  ])('%j', async (settings, key, reason) => {
    expect(await find(settings)).toEqual([{ key, reason: expect.stringContaining(reason) }]);
  });

  it('are layers of the printed sheet that its service lacks (LOOK-3)', async () => {
    const sheet = { url: WMS, layers: 'parcels', bwLayers: 'grey' };
    expect(await find({ sheet: { ...sheet, bwLayers: 'buildings' } })).toEqual([]);
    expect(await find({ sheet })).toEqual([
      { key: 'map.sheet.layers', reason: expect.stringContaining('names grey') },
    ]);
    const other = { ...sheet, url: 'https://sheets.example/wms' };
    expect(mapOrigins({ map: { ...map, sheet: other } })).toContain('https://sheets.example');
  });

  it('are one style for two layers, which services refuse (OPS-3)', async () => {
    expect(await find(withWms({ styles: 'plain' }))).toEqual([
      {
        key: 'map.wms.0.styles',
        reason:
          'has 1 of 2 names: WMS needs one for each layer, empty for its default, such as ","',
      },
    ]);
  });

  it.each(['REQUEST=GetMap', 'request=GetCapabilities', 'version=1.1.1'])(
    'are parameters that a service would receive twice: %s (OPS-3)',
    async (parameter) => {
      const [name] = parameter.split('=');
      expect(await find(withWms({ url: `${WMS}&${parameter}` }))).toEqual([
        {
          key: 'map.wms.0.url',
          reason: `contains ${name}, which the portal adds: the service would receive it twice`,
        },
      ]);
    },
  );

  it('are services that know WMS 1.1.1 only (OPS-3)', async () => {
    const old = '<WMT_MS_Capabilities version="1.1.1"><Capability/></WMT_MS_Capabilities>';
    expect(await find({}, { wms: old })).toEqual([
      { key: 'map.wms.0.url', reason: 'answers as WMS 1.1.1; the portal needs 1.3.0' },
    ]);
  });

  it('name no password of an address (OPS-3)', async () => {
    const problems = await findMapProblems(
      { map: { ...map, ...withWms({ url: 'https://user:p@ss@wms.example/alkis' }) } },
      async () => {
        throw new Error('no answer');
      },
    );
    const reasons = problems.map(({ reason }) => reason).join(' ');
    expect(reasons).toContain('https://…@wms.example/alkis');
    expect(reasons).not.toMatch(/user|p@ss/);
  });

  it('are services in another CRS', async () => {
    const crs = 'urn:ogc:def:crs:EPSG::3857';
    expect(await find({}, { wmts: wmts({ crs }), wms: wms('EPSG:3857') })).toEqual([
      { key: 'map.baseLayer.matrixSet', reason: `is in ${crs}, not in EPSG:25832` },
      { key: 'map.wms.0.layers', reason: 'names parcels, which is not offered in EPSG:25832' },
      { key: 'map.wms.0.layers', reason: 'names buildings, which is not offered in EPSG:25832' },
    ]);
  });

  it.each([
    ['a template', { resource: REST }],
    ['key-value pairs', { operations: KVP }],
  ])('are tiles on another origin, by %s, unless it is configured', async (_name, place) => {
    const reason = 'lacks https://tiles.example, from which map.baseLayer loads its tiles';
    const documents = { wmts: wmts(place) };
    expect(await find({}, documents)).toEqual([{ key: 'map.origins', reason }]);
    expect(await find({ origins: ['https://tiles.example/'] }, documents)).toEqual([]);
  });

  it('are addresses that lead to no capabilities', async () => {
    const report = '<ServiceExceptionReport version="1.3.0"/>';
    expect(await find({}, { wmts: '<p>Login', wms: report })).toEqual([
      {
        key: 'map.baseLayer.capabilitiesUrl',
        reason: expect.stringContaining('leads to no capabilities document'),
      },
      {
        key: 'map.wms.0.url',
        reason: expect.stringContaining('leads to no capabilities document'),
      },
    ]);
    const down = await findMapProblems({ map }, async () => {
      throw new Error('status 503');
    });
    expect(down.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('cannot be loaded (status 503)'),
      expect.stringContaining('cannot be loaded (status 503)'),
    ]);
  });
});

describe('the origins of map data', () => {
  it('are those of the services and the configured ones, once each', () => {
    const origins = ['https://tiles.example/a', 'https://wms.example'];
    expect(mapOrigins({ map: { ...map, origins } })).toEqual([
      'https://maps.example',
      'https://wms.example',
      'https://tiles.example',
    ]);
  });
});

describe('the map services in monitoring', () => {
  it('name an address that does not answer', async () => {
    const capabilitiesUrl = 'http://127.0.0.1:9/wmts';
    const baseLayer = { ...map.baseLayer, capabilitiesUrl };
    const services = mapServices(
      { map: { ...map, baseLayer, wms: [] } },
      () => new Date(),
      mapDocuments([]),
    );
    expect(await services.problems()).toEqual([
      {
        key: 'map.baseLayer.capabilitiesUrl',
        reason: `cannot be loaded (no answer): ${capabilitiesUrl}`,
      },
    ]);
  });

  it('are asked again after five minutes', async () => {
    let requests = 0;
    let time = 0;
    const services = mapServices(
      { map: { ...map, wms: [] } },
      () => new Date(time),
      async () => {
        requests += 1;
        return requests === 1 ? '' : wmts();
      },
    );
    expect(await services.problems()).toHaveLength(1);
    time = 299_000;
    expect(await services.problems()).toHaveLength(1);
    time = 301_000;
    expect(await services.problems()).toEqual([]);
  });
});
