import { describe, expect, it } from 'vitest';
import {
  brandenburgParcels,
  hamburgParcels,
  nrwAddresses,
  nrwBuildings,
  nrwParcels,
  nrwSubdistricts,
} from '../testing/published-shapes.ts';
import { PARCELS_ONLY, sourceImports } from '../testing/source-imports.ts';

const imports = sourceImports();

const parcels = () =>
  imports.query(
    `select parcel_id, subdistrict_id, section, numerator, denominator, area, geometry from parcels
     order by parcel_id`,
  );

describe('the shapes that states publish (DATA-1)', () => {
  it('imports North Rhine-Westphalia: subdistricts among other districts, addresses from location texts', async () => {
    const source = await imports.start({
      flurstueck: nrwParcels(1200),
      katasterbezirk: nrwSubdistricts(),
    });
    await imports.importBy({
      collections: {
        parcels: { id: 'flurstueck' },
        addresses: { from: 'location' },
        subdistricts: { id: 'katasterbezirk', where: { art: 'Gemarkung' } },
        districts: null,
        authorities: null,
      },
    });
    expect(await imports.count('parcels')).toBe(1200);
    expect((await parcels())[0]).toMatchObject({
      parcel_id: '051406004000010000__',
      subdistrict_id: '1406',
      section: 4,
      numerator: 1,
      denominator: 0,
      area: 400,
    });
    const { searchParams } = source.requests[0] ?? new URL('about:blank');
    expect(searchParams.get('crs')).toBe('http://www.opengis.net/def/crs/EPSG/0/25832');
    expect(
      await imports.query('select id, name, municipality, county from subdistricts order by id'),
    ).toEqual([
      { id: '1406', name: 'Massen', municipality: 'Unna', county: 'Unna' },
      { id: '1407', name: 'Königsborn', municipality: null, county: null },
    ]);
    expect(
      await imports.query('select house_number_key, city_key from addresses order by 1 desc'),
    ).toEqual([
      { house_number_key: '33', city_key: 'unna' },
      { house_number_key: '', city_key: 'unna' },
    ]);
  });

  it('joins house coordinates of another service to parcels by position (DATA-2), and suffixes to numbers (FIND-1)', async () => {
    const source = await imports.start({ flurstueck: nrwParcels(3), gebref: nrwAddresses() });
    const properties = { street: 'str', houseNumber: 'hnr', houseNumberSuffix: 'adz' };
    await imports.importBy({
      collections: {
        ...PARCELS_ONLY,
        addresses: { url: source.url.replace('lika', 'gebref'), id: 'gebref', properties },
      },
    });
    expect(
      await imports.query('select parcel_id, house_number from addresses order by parcel_id'),
    ).toEqual([
      { parcel_id: '051406004000010000__', house_number: '33' },
      { parcel_id: '051406004000020000__', house_number: '12a-14' },
      { parcel_id: '051406004000030000__', house_number: '33 1/3' },
    ]);
    expect(source.requests.at(-1)?.pathname).toBe('/gebref/v1/collections/gebref/items');
  });

  it('imports buildings by their ground, and uses and streets of parcels (DATA-8)', async () => {
    const features = nrwParcels(2);
    const [, road] = features;
    Object.assign(road?.properties ?? {}, { tntxt: 'Straßenverkehr;400', lagebeztxt: 'Am Anger' });
    await imports.start({ flurstueck: features, gebaeudebauwerk: nrwBuildings() });
    await imports.importBy({
      collections: { ...PARCELS_ONLY, buildings: { id: 'gebaeudebauwerk' } },
    });
    expect(await imports.query('select id, house_number from buildings order by id')).toEqual([
      { id: 'DENW15AL1', house_number: '33, 2' },
      { id: 'DENW15AL2', house_number: null },
    ]);
    expect(await imports.query('select uses, street from parcels order by parcel_id')).toEqual([
      { uses: ['Wohnbaufläche'], street: null },
      { uses: ['Straßenverkehr'], street: 'Am Anger' },
    ]);
    // The mast has no ground, and is no fault.
    expect((await imports.monitoring()).faults).toEqual([]);
  });

  it('keeps the buildings and parcels of the last import when either cannot be read (DATA-8)', async () => {
    const buildings = { gebaeudebauwerk: nrwBuildings() };
    const file = { collections: { ...PARCELS_ONLY, buildings: { id: 'gebaeudebauwerk' } } };
    const source = await imports.start({ flurstueck: nrwParcels(2), ...buildings });
    await imports.importBy(file);
    source.behaviour.collections = { flurstueck: nrwParcels(3) };
    await expect(imports.importBy(file)).rejects.toThrow(/gebaeudebauwerk/);
    source.behaviour.collections = { flurstueck: nrwParcels(3), gebaeudebauwerk: [] };
    await expect(imports.importBy(file)).rejects.toThrow('The cadastre publishes 0 buildings');
    expect(await imports.count('parcels')).toBe(2);
    expect(await imports.count('buildings')).toBe(2);
    // Without the collection, none are described, and the parcels are current again.
    await imports.importBy({ collections: PARCELS_ONLY });
    expect(await imports.count('parcels')).toBe(3);
    expect(await imports.count('buildings')).toBe(0);
  });

  it('imports Hamburg: builds parcel ids, has no sections, and omits heights', async () => {
    await imports.start({ Flurstueck: hamburgParcels(3) });
    await imports.importBy(
      {
        collections: { ...PARCELS_ONLY, parcels: { id: 'Flurstueck' } },
      },
      'hamburg',
    );
    const [first] = await parcels();
    expect(first).toMatchObject({ parcel_id: '020101___00001______', subdistrict_id: '0101' });
    expect(first).toMatchObject({
      geometry: { coordinates: [[expect.arrayContaining([[565_000, 5_933_000]])]] },
    });
    // Without a collection of subdistricts, those of the parcels are offered.
    expect(await imports.query('select id, name from subdistricts')).toEqual([
      { id: '0101', name: 'Altstadt Nord' },
    ]);
  });

  it('imports Brandenburg: sections with their name, number and index in one property', async () => {
    await imports.start({ flurstueck: brandenburgParcels(2) });
    await imports.importBy({ collections: PARCELS_ONLY }, 'brandenburg');
    expect((await parcels())[1]).toMatchObject({ section: 4, numerator: 2, denominator: 2 });
  });

  it('sends headers and parameters with keys from environment variables', async () => {
    const source = await imports.startNrw();
    source.behaviour.key = ['x-api-key', 'secret-key'];
    const file = { collections: PARCELS_ONLY, headers: { 'x-api-key': '${SOURCE_KEY}' } };
    await expect(imports.importBy(file, 'nrw', { SOURCE_KEY: 'wrong' })).rejects.toThrow(
      /answered 401/,
    );
    const withToken = { ...file, query: { token: '${SOURCE_KEY}' } };
    await imports.importBy(withToken, 'nrw', { SOURCE_KEY: 'secret-key' });
    expect(await imports.count('parcels')).toBe(120);
    expect(source.requests.at(-1)?.searchParams.get('token')).toBe('secret-key');
    await expect(imports.importBy(file)).rejects.toThrow(
      /cadastre.json: headers.x-api-key needs the environment variable SOURCE_KEY/,
    );
  });

  it('chooses the page size and follows links with the origin of its settings', async () => {
    const source = await imports.startNrw();
    await imports.importBy({ collections: PARCELS_ONLY, pageSize: 50 });
    expect(source.requests.map((url) => url.searchParams.get('limit'))).toEqual(['50', '50', '50']);
  });
});

describe('a service that publishes degrees only (REAL-7)', () => {
  it('is converted to the CRS of the state, and asked for no other', async () => {
    const [longitude, latitude] = [7.702_419_523, 51.533_924_134];
    const [first] = nrwParcels(1);
    if (!first) throw new Error('no parcel');
    const square = [
      [0, 0],
      [0.0003, 0],
      [0.0003, 0.0002],
      [0, 0.0002],
      [0, 0],
    ].map(([east = 0, north = 0]) => [longitude + east, latitude + north, 60]);
    const geometry = { type: 'Polygon', coordinates: [square] };
    const source = await imports.startNrw([{ ...first, geometry }]);
    source.behaviour.contentCrs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
    expect(await imports.importBy({ collections: PARCELS_ONLY, coordinates: 'CRS84' })).toBe(true);
    const [row] = await imports.query('select geometry from parcels');
    const [x = 0, y = 0] = Object(row?.['geometry']).coordinates[0][0][0];
    expect(Math.hypot(x - 410_000, y - 5_710_000)).toBeLessThan(0.01);
    expect(source.requests.some((url) => url.searchParams.has('crs'))).toBe(false);
  });

  it('is converted for one collection only, when the others have the CRS of the state (DATA-1)', async () => {
    const inDegrees = {
      type: 'Feature',
      // 10 m to the east and north of the corner of the first parcel.
      geometry: { type: 'Point', coordinates: [7.702_561_71, 51.534_015_79] },
      properties: { str: 'Massener Kirchweg', hnr: '33', plz: '59427', ort: 'Unna' },
    } as const;
    const source = await imports.start({ flurstueck: nrwParcels(3), gebref: [inDegrees] });
    const properties = { street: 'str', houseNumber: 'hnr' };
    const addresses = { id: 'gebref', coordinates: 'CRS84', properties };
    await imports.importBy({ collections: { ...PARCELS_ONLY, addresses } });
    expect(await imports.query('select parcel_id, house_number from addresses')).toEqual([
      { parcel_id: '051406004000010000__', house_number: '33' },
    ]);
    const withCrs = source.requests.filter(({ searchParams }) => searchParams.has('crs'));
    expect(withCrs.map(({ pathname }) => pathname)).toEqual([
      '/lika/v1/collections/flurstueck/items',
    ]);
  });
});
