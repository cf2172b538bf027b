import { describe, expect, it } from 'vitest';
import { withAlpha } from './colors.ts';
import { equivalent, get, transform } from 'ol/proj.js';
import { plainCrs, UnknownCrsError } from './crs.ts';
import { loadProjection } from './projection.ts';

describe('spellings of the CRS (BE-6)', () => {
  it('normalises every known spelling', () => {
    for (const name of [
      'EPSG:25833',
      'urn:ogc:def:crs:EPSG::25833',
      'urn:ogc:def:crs:EPSG:6.9:25833',
      'http://www.opengis.net/def/crs/EPSG/0/25833',
    ]) {
      expect(plainCrs(name)).toBe('EPSG:25833');
    }
  });

  it('does not change an unknown name', () => {
    expect(plainCrs('CRS84')).toBe('CRS84');
  });
});

describe('loadProjection (STATE-4)', () => {
  it.each(['25831', '25832', '25833'])(
    'returns the projection of the UTM zone: EPSG:%s',
    async (code) => {
      const projection = await loadProjection({ code: `EPSG:${code}` });
      expect(projection.getMetersPerUnit()).toBe(1);
      expect(await loadProjection({ code: `EPSG:${code}` })).toBe(projection);
      const zones = ['31', '32', '33'].filter((zone) => {
        const wgs84 = get(`EPSG:326${zone}`);
        return wgs84 !== null && equivalent(wgs84, projection);
      });
      expect(zones).toEqual([code.slice(-2)]);
    },
  );

  it('uses the definition of another CRS: UTM with the zone before the easting (EPSG:5650)', async () => {
    const definition =
      '+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 +ellps=GRS80 +units=m +no_defs';
    const projection = await loadProjection({ code: 'EPSG:5650', definition });
    const place = [13.4084, 52.5186];
    const [east = 0, north = 0] = transform(place, 'EPSG:4326', 'EPSG:32633');
    const [x = 0, y = 0] = transform(place, 'EPSG:4326', projection);
    expect(x).toBeCloseTo(east + 33_000_000, 1);
    expect(y).toBeCloseTo(north, 1);
  });

  it('rejects an unknown code without a definition', async () => {
    const loading = loadProjection({ code: 'EPSG:31468' });
    await expect(loading).rejects.toThrow(UnknownCrsError);
    await expect(loading).rejects.toThrow('EPSG:31468');
  });
});

describe('withAlpha', () => {
  it('adds an alpha value to colours of the tokens', () => {
    expect(withAlpha('oklch(0.47 0.2 305)', 0.16)).toBe('oklch(0.47 0.2 305 / 0.16)');
  });

  it('returns transparent for other notations', () => {
    expect(withAlpha('currentcolor', 0.16)).toBe('transparent');
  });
});
