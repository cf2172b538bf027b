import { describe, expect, it } from 'vitest';
import { seenThrough } from './colors.ts';
import { equivalent, get, transform } from 'ol/proj.js';
import { plainCrs, UnknownCrsError } from './crs.ts';
import { loadProjection } from './projection.ts';

describe('spellings of the CRS (BE-6)', () => {
  it('brings every known spelling to the plain one', () => {
    for (const name of [
      'EPSG:25833',
      'urn:ogc:def:crs:EPSG::25833',
      'urn:ogc:def:crs:EPSG:6.9:25833',
      'http://www.opengis.net/def/crs/EPSG/0/25833',
    ]) {
      expect(plainCrs(name)).toBe('EPSG:25833');
    }
  });

  it('leaves what it does not know', () => {
    expect(plainCrs('CRS84')).toBe('CRS84');
  });
});

describe('the projection', () => {
  it.each(['25831', '25832', '25833'])('of UTM is that of its own zone: EPSG:%s', async (code) => {
    const projection = await loadProjection({ code: `EPSG:${code}` });
    expect(projection.getMetersPerUnit()).toBe(1);
    expect(await loadProjection({ code: `EPSG:${code}` })).toBe(projection);
    const zones = ['31', '32', '33'].filter((zone) => {
      const wgs84 = get(`EPSG:326${zone}`);
      return wgs84 !== null && equivalent(wgs84, projection);
    });
    expect(zones).toEqual([code.slice(-2)]);
  });

  it('of another CRS comes by its definition: UTM with the zone before the easting (EPSG:5650)', async () => {
    const definition =
      '+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80 +units=m +no_defs';
    const projection = await loadProjection({ code: 'EPSG:5650', definition });
    const place = [13.4084, 52.5186];
    const [east = 0, north = 0] = transform(place, 'EPSG:4326', 'EPSG:32633');
    const [x = 0, y = 0] = transform(place, 'EPSG:4326', projection);
    expect(x).toBeCloseTo(east + 33_000_000, 1);
    expect(y).toBeCloseTo(north, 1);
  });

  it('of a code that nobody knows is refused by its name', async () => {
    const asked = loadProjection({ code: 'EPSG:31468' });
    await expect(asked).rejects.toThrow(UnknownCrsError);
    await expect(asked).rejects.toThrow('EPSG:31468');
  });
});

describe('colours that are seen through', () => {
  it('adds a share to the spelling of the tokens', () => {
    expect(seenThrough('oklch(0.47 0.2 305)', 0.16)).toBe('oklch(0.47 0.2 305 / 0.16)');
  });

  it('shows nothing rather than hiding what lies below', () => {
    expect(seenThrough('currentcolor', 0.16)).toBe('transparent');
  });
});
