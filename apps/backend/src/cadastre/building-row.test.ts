import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../config/cadastre-settings.ts';
import { buildingRow } from './rows.ts';
import { FaultyFeature } from './source/faults.ts';

const ring = [
  [395_000, 5_795_000],
  [395_010, 5_795_000],
  [395_010, 5_795_008],
  [395_000, 5_795_000],
];

const row = (properties: Readonly<Record<string, unknown>>, geometry?: { type: string }) =>
  buildingRow(
    { properties, geometry: geometry ?? { type: 'Polygon', coordinates: [ring] } },
    DEFAULT_RULES,
    'feature 7',
  );

describe('a building of a source (DATA-8)', () => {
  it('has the id of its properties, else that of the feature', () => {
    expect(row({ oid: 'DENW1' })?.id).toBe('DENW1');
    expect(row({})?.id).toBe('feature 7');
  });

  it.each([
    [{}, null],
    [{ hausnr: '12 a' }, '12 a'],
    [{ lagebeztxt: 'Am Anger 3' }, '3'],
    [{ lagebeztxt: 'Am Anger 3;Am Anger 3; Markt 7' }, '3, 7'],
    [{ lagebeztxt: 'Am Anger' }, null],
    [{ lagebeztxt: 'Weg 1;Weg 2;Weg 3;Weg 4;Weg 5' }, '1, 2, 3, 4, …'],
  ])('has the numbers of its houses: %j', (properties, numbers) => {
    expect(row(properties)?.house_number).toBe(numbers);
  });

  it.each(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'MultiCurve', 'CompositeCurve'])(
    'is none without ground: %s',
    (type) => {
      expect(row({}, { type })).toBeNull();
    },
  );

  it.each(['Tin', 'CircularString', 'Curve', 'Geometry'])(
    'is faulty with a geometry that is not read: %s',
    (type) => {
      expect(() => row({}, { type })).toThrow(FaultyFeature);
    },
  );
});
