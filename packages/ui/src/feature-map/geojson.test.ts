import { assert, double, property } from 'fast-check';
import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { displayCrs, drawnPlace, viewAround, withLeastSide } from './feature-crs.ts';
import { looksOf, PLAIN_LOOK } from './feature-shapes.ts';
import { changedParts, extentOfParts, partsOfGeometry } from './geojson.ts';
import type { FeatureGeometry } from './geojson.ts';
import { itemAt } from './hit.ts';
import { loadTransform } from './project.ts';

const SQUARE: FeatureGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ],
    [
      [40, 40],
      [60, 40],
      [60, 60],
      [40, 60],
      [40, 40],
    ],
  ],
};
const LINE: FeatureGeometry = {
  type: 'LineString',
  coordinates: [
    [0, 50],
    [100, 50],
  ],
};

describe('partsOfGeometry (LIB-21)', () => {
  it('reads every type of geometry, also in collections', () => {
    const parts = partsOfGeometry({
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: [1, 2] },
        { type: 'MultiPoint', coordinates: [[3, 4]] },
        LINE,
        { type: 'MultiLineString', coordinates: [LINE.coordinates] },
        SQUARE,
        { type: 'MultiPolygon', coordinates: [SQUARE.coordinates] },
        { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [5, 6] }] },
      ],
    });
    expect(parts.points).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(parts.lines).toHaveLength(2);
    expect(parts.polygons).toHaveLength(2);
  });

  it('leaves out positions that are no numbers, and features without a place', () => {
    expect(partsOfGeometry({ type: 'Point', coordinates: [Number.NaN, 2] }).points).toEqual([]);
    expect(extentOfParts([partsOfGeometry(null)])).toBeNull();
  });

  it('changes every position', () => {
    const moved = changedParts(partsOfGeometry(SQUARE), ([x = 0, y = 0]) => [x + 1, y + 2]);
    expect(extentOfParts([moved])).toEqual([1, 2, 101, 102]);
  });
});

describe('projection for display (LIB-21)', () => {
  it('takes the UTM zone of the middle for degrees, else the CRS of the features', () => {
    const degrees = { code: 'EPSG:4326' };
    expect(displayCrs(degrees, [13, 52, 14, 53]).code).toBe('EPSG:32633');
    expect(displayCrs(degrees, [6, 50, 7, 51]).code).toBe('EPSG:32632');
    expect(displayCrs(degrees, [-70, -34, -69, -33]).code).toBe('EPSG:32719');
    expect(displayCrs(degrees, [179, 1, 181, 2]).code).toBe('EPSG:32660');
    expect(displayCrs({ code: 'EPSG:25832' }, [1, 2, 3, 4]).code).toBe('EPSG:25832');
  });

  it.each(['EPSG:25833', 'EPSG:32633'])(
    'brings degrees into metres, as proj4 does: %s',
    async (code) => {
      const project = await loadTransform({ code: 'EPSG:4326' }, { code });
      const place: [number, number] = [13.377_722, 52.516_272];
      const [east = 0, north = 0] = project(place);
      const [x, y] = proj4('+proj=utm +zone=33 +ellps=GRS80', place);
      expect(Math.hypot(east - x, north - y)).toBeLessThan(0.01);
    },
  );

  it('brings metres of one zone into those of another', async () => {
    const project = await loadTransform({ code: 'EPSG:25832' }, { code: 'EPSG:25833' });
    const back = await loadTransform({ code: 'EPSG:25833' }, { code: 'EPSG:25832' });
    const [east = 0, north = 0] = back(project([798_000, 5_828_000]));
    expect(east).toBeCloseTo(798_000, 0);
    expect(north).toBeCloseTo(5_828_000, 0);
  });

  it('rejects an unknown CRS', async () => {
    await expect(loadTransform({ code: 'EPSG:1' }, { code: 'EPSG:25833' })).rejects.toThrow(
      'EPSG:1 is unknown',
    );
  });

  it('shows as much around features as they are large, and space around a point', () => {
    expect(viewAround({ code: 'EPSG:25833' }, [0, 0, 1000, 600]).extent).toEqual([
      -1000, -1000, 2000, 1600,
    ]);
    expect(viewAround({ code: 'EPSG:25833' }, [0, 0, 0, 0]).extent).toEqual([-750, -750, 750, 750]);
    expect(withLeastSide([0, 0, 10, 100], 50)).toEqual([-20, 0, 30, 100]);
  });

  it('draws degrees as wide as they are without a map library', () => {
    const place = drawnPlace({ code: 'EPSG:4326' }, [10, 59, 11, 61]);
    const [east = 0] = place([1, 0]);
    const [, north = 0] = place([0, 1]);
    expect(east / north).toBeCloseTo(0.5, 3);
  });
});

const item = (id: string, geometry: FeatureGeometry) => ({ id, parts: partsOfGeometry(geometry) });

describe('looksOf (LIB-21)', () => {
  it('draws a kind without a look plain, and others as they say, above a halo', () => {
    const looks = looksOf([
      { id: 'plain', label: 'Plain' },
      { id: 'thin', label: 'Thin', look: { lineWidth: 1 } },
    ]);
    expect(looks['plain']).toEqual([expect.objectContaining({ lineWidth: 7 }), PLAIN_LOOK]);
    expect(looks['thin']?.[1]).toEqual({ ...PLAIN_LOOK, lineWidth: 1 });
  });
});

describe('itemAt (LIB-21)', () => {
  const area = item('area', SQUARE);
  const line = item('line', LINE);
  const point = item('point', { type: 'Point', coordinates: [50, 50] });

  it('prefers points to lines, and lines to areas', () => {
    expect(itemAt([area, line, point], [52, 51], 1)?.id).toBe('point');
    expect(itemAt([area, line, point], [90, 55], 1)?.id).toBe('line');
    expect(itemAt([area, line, point], [90, 90], 1)?.id).toBe('area');
  });

  it('takes the nearest of two points, and nothing far away', () => {
    const other = item('other', { type: 'Point', coordinates: [60, 50] });
    expect(itemAt([point, other], [57, 50], 1)?.id).toBe('other');
    expect(itemAt([point, other], [500, 50], 1)).toBeUndefined();
    expect(itemAt([point, other], [500, 50], 100)?.id).toBe('other');
  });

  it('takes a point within 22 px, and a line within 12 px', () => {
    expect(itemAt([point], [50, 72], 1)?.id).toBe('point');
    expect(itemAt([point], [50, 72.1], 1)).toBeUndefined();
    expect(itemAt([line], [50, 62], 1)?.id).toBe('line');
    expect(itemAt([line], [50, 62.1], 1)).toBeUndefined();
  });

  it('does not take an area by its hole', () => {
    expect(itemAt([area], [50, 50], 0.001)).toBeUndefined();
  });

  it('takes every place within an area', () => {
    const coordinate = double({ min: 1, max: 39, noNaN: true });
    assert(
      property(coordinate, coordinate, (x, y) => {
        expect(itemAt([area], [x, y], 0.001)?.id).toBe('area');
      }),
    );
  });
});
