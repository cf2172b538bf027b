import { describe, expect, it } from 'vitest';
import { extentReason } from './german-extent.ts';

const LOWER_SAXONY = [340_000, 5_680_000, 680_000, 5_980_000];

describe('the zone of an extent (OPS-4)', () => {
  it.each([
    ['North Rhine-Westphalia', 'EPSG:25832', [280_000, 5_560_000, 540_000, 5_840_000]],
    ['Brandenburg', 'EPSG:25833', [240_000, 5_690_000, 490_000, 5_940_000]],
    ['Mecklenburg-Vorpommern', 'EPSG:25833', [200_000, 5_880_000, 480_000, 6_070_000]],
    ['Saxony', 'EPSG:25833', [277_000, 5_560_000, 505_000, 5_730_000]],
    ['Bavaria', 'EPSG:25832', [497_000, 5_235_000, 859_000, 5_605_000]],
    ['Germany', 'EPSG:25832', [280_000, 5_235_000, 921_000, 6_101_000]],
    ['Lower Saxony', 'EPSG:25832', LOWER_SAXONY],
  ])('is that of %s', (_state, projection, extent) => {
    expect(extentReason(extent, projection)).toBeNull();
  });

  it('is another one than EPSG:25831 when the corners are west of Germany', () => {
    expect(extentReason(LOWER_SAXONY, 'EPSG:25831')).toMatch(
      /^is not in Germany in EPSG:25831: a corner is at 0\.\d° east, 51\.\d° north; the zone of the coordinates is another$/,
    );
  });

  it('is another one than EPSG:25833 when they are east of it', () => {
    expect(extentReason([500_000, 5_560_000, 860_000, 5_600_000], 'EPSG:25833')).toContain(
      'is not in Germany in EPSG:25833',
    );
  });
});
