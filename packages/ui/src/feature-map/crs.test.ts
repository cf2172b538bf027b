import { expect, it } from 'vitest';
import { DEFAULT_CRS, ETRS89_UTM } from './crs.ts';

it('is EPSG:25833 by default; the zones of Germany need no definition', () => {
  expect(DEFAULT_CRS).toEqual({ code: 'EPSG:25833' });
  for (const zone of [31, 32, 33]) expect(`EPSG:258${zone}`).toMatch(ETRS89_UTM);
  expect('EPSG:31467').not.toMatch(ETRS89_UTM);
});
