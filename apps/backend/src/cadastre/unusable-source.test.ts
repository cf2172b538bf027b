import { describe, expect, it } from 'vitest';
import { nrwParcels } from '../testing/published-shapes.ts';
import type { PublishedFeature } from '../testing/published-source.ts';
import { PARCELS_ONLY, sourceImports } from '../testing/source-imports.ts';

const imports = sourceImports();

/** Changes all positions of a geometry. */
function mapPositions(value: unknown, edit: (x: number, y: number) => number[]): unknown {
  if (!Array.isArray(value)) return value;
  const [x, y] = value;
  return typeof x === 'number' && typeof y === 'number'
    ? edit(x, y)
    : value.map((inner) => mapPositions(inner, edit));
}
const moved = (edit: (x: number, y: number) => number[]): PublishedFeature[] =>
  nrwParcels(120).map((feature) => {
    const geometry = feature.geometry as { coordinates: unknown };
    const coordinates = mapPositions(geometry.coordinates, edit);
    return { ...feature, geometry: { type: 'Polygon', coordinates } };
  });

/** Nothing was imported, and monitoring shows why. */
const rejected = (reason: string | RegExp): object => ({
  result:
    typeof reason === 'string' ? expect.stringContaining(reason) : expect.stringMatching(reason),
  failure:
    typeof reason === 'string' ? expect.stringContaining(reason) : expect.stringMatching(reason),
  parcels: 0,
});

describe('a source that cannot be used (DATA-3)', () => {
  it('rejects an answer that names degrees', async () => {
    const source = await imports.startNrw();
    source.behaviour.contentCrs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
    expect(await imports.outcome()).toEqual(
      rejected('answered with coordinates in http://www.opengis.net/def/crs/OGC/1.3/CRS84'),
    );
  });

  it('names the setting when the service does not know the parameter crs', async () => {
    const source = await imports.startNrw();
    source.behaviour.knowsCrs = false;
    expect(await imports.outcome()).toEqual(
      rejected(
        '(cadastre.json: "coordinates": "CRS84" if the API publishes degrees only, else crsParameter): "Unknown parameter: crs".',
      ),
    );
  });

  it('rejects degrees without a name', async () => {
    await imports.startNrw(moved((x, y) => [x / 60_000, y / 111_000]));
    expect(await imports.outcome()).toEqual(rejected('the coordinates are degrees, not metres'));
  });

  it('rejects swapped axes', async () => {
    await imports.startNrw(moved((x, y) => [y, x]));
    expect(await imports.outcome()).toEqual(rejected('the axes of the coordinates are swapped'));
  });

  it('rejects the metres of another zone', async () => {
    await imports.startNrw(moved((x, y) => [x - 400_000, y]));
    expect(await imports.outcome()).toEqual(rejected('the coordinates are outside of the extent'));
  });

  it('rejects unknown property names instead of importing a parcel without an id', async () => {
    await imports.startNrw(
      nrwParcels(120).map((one) => ({ ...one, properties: { flurstueckskennzeichen: 'x' } })),
    );
    expect(await imports.outcome()).toEqual(
      rejected('the parcel id is missing, and its parts as well'),
    );
  });

  it('rejects a selection that no feature meets', async () => {
    await imports.startNrw();
    const parcels = { id: 'flurstueck', where: { gemarkung: 'Masen' } };
    expect(await imports.outcome({ collections: { ...PARCELS_ONLY, parcels } })).toEqual(
      rejected('None of 120 parcels has the values of collections.parcels.where in cadastre.json.'),
    );
  });

  it('rejects a source without addresses when the settings say where they are', async () => {
    const source = await imports.startNrw(
      nrwParcels(120).map((one) => ({ ...one, properties: { ...one.properties, gemeinde: '' } })),
    );
    const addresses = { from: 'location' };
    expect(await imports.outcome({ collections: { ...PARCELS_ONLY, addresses } })).toEqual(
      rejected('no parcel has a location text with an address, and a municipality'),
    );
    const collections = { flurstueck: nrwParcels(120), addresses: [] };
    Object.assign(source.behaviour, { collections });
    expect(await imports.outcome({ collections: { ...PARCELS_ONLY, addresses: {} } })).toEqual(
      rejected('The cadastre publishes no address: the collection is empty.'),
    );
  });

  it('rejects fewer features than promised when the link to the next page is missing', async () => {
    const source = await imports.startNrw(nrwParcels(1200));
    source.behaviour.linksPages = false;
    expect(await imports.outcome()).toEqual(rejected('The cadastre returned 500 of 1200 parcels.'));
  });

  it('rejects a source without links and numbers whose next page can be read', async () => {
    const source = await imports.startNrw(nrwParcels(1200));
    Object.assign(source.behaviour, { linksPages: false, countsFeatures: false });
    expect(await imports.outcome()).toEqual(
      rejected('has features after the first 500, but no link to them'),
    );
  });

  it('accepts a source without links and numbers that has no further page', async () => {
    const source = await imports.startNrw();
    Object.assign(source.behaviour, {
      linksPages: false,
      countsFeatures: false,
      knowsOffset: false,
    });
    await imports.importBy();
    expect(await imports.count('parcels')).toBe(120);
  });

  it('reads a source again that grows while it is paged', async () => {
    const source = await imports.startNrw(nrwParcels(600));
    source.behaviour.onPage = (page) => {
      if (page === 2) source.behaviour.collections = { flurstueck: nrwParcels(601) };
    };
    await imports.importBy();
    expect(await imports.count('parcels')).toBe(601);
  });

  it('repeats a page when the connection breaks off', async () => {
    const source = await imports.startNrw(nrwParcels(600));
    source.behaviour.onPage = (page, response) => {
      if (page === 2) response.destroy();
    };
    await imports.importBy();
    expect(await imports.count('parcels')).toBe(600);
  });

  it('rejects a source that stays silent, without naming its key', async () => {
    const source = await imports.startNrw();
    source.behaviour.onPage = (_page, response) => response.destroy();
    expect(
      await imports.outcome({
        collections: PARCELS_ONLY,
        query: { key: 'secret' },
      }),
    ).toEqual(
      rejected(
        /^The cadastre at http:\/\/127\.0\.0\.1:\d+ does not answer \(cadastre\.json: url\)\.$/,
      ),
    );
  });

  it('rejects a collection that does not exist', async () => {
    await imports.start({});
    expect(await imports.outcome()).toEqual(
      rejected(
        /answered 404 to http:\/\/127\.0\.0\.1:\d+\/lika\/v1\/collections\/flurstueck\/items \(cadastre\.json: url or collections\.parcels\.id\)/,
      ),
    );
  });

  it('keeps the index when the source has lost a part of its parcels', async () => {
    const source = await imports.startNrw();
    await imports.importBy();
    source.behaviour.collections = { flurstueck: nrwParcels(100) };
    await expect(imports.importBy()).rejects.toThrow(
      'The cadastre publishes 100 parcels; the index has 120, and at most 10 % may disappear at once.',
    );
    expect(await imports.count('parcels')).toBe(120);
    const { failure, parcels: indexed } = await imports.monitoring();
    expect(failure).toContain('100 parcels');
    expect(indexed).toBe(120);
  });

  it('imports unchanged data again when the settings have changed', async () => {
    await imports.startNrw();
    expect(await imports.importBy()).toBe(true);
    expect(await imports.importBy()).toBe(false);
    const addresses = { collections: { ...PARCELS_ONLY, addresses: { from: 'location' } } };
    expect(await imports.importBy(addresses)).toBe(true);
    expect(await imports.count('addresses')).toBe(2);
  });
});
