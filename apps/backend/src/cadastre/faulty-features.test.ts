import { describe, expect, it } from 'vitest';
import { nrwParcels } from '../testing/published-shapes.ts';
import type { PublishedFeature } from '../testing/published-source.ts';
import { PARCELS_ONLY, sourceImports } from '../testing/source-imports.ts';

const imports = sourceImports();

/** Changes the features with some indexes. */
const change = (
  indexes: readonly number[],
  edit: (feature: PublishedFeature) => Partial<PublishedFeature>,
): PublishedFeature[] =>
  nrwParcels(120).map((feature, index) =>
    indexes.includes(index) ? { ...feature, ...edit(feature) } : feature,
  );

const withProperties = (
  { properties }: PublishedFeature,
  changes: Readonly<Record<string, unknown>>,
) => ({ properties: { ...properties, ...changes } });

describe('faulty features (DATA-3)', () => {
  const faults: readonly (readonly [string, readonly PublishedFeature[], string])[] = [
    ['no geometry', change([7], () => ({ geometry: null })), 'the geometry is missing'],
    [
      'an open ring',
      change([7], () => ({
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [410_000, 5_710_000],
              [410_020, 5_710_000],
              [410_020, 5_710_020],
              [410_000, 5_710_020],
            ],
          ],
        },
      })),
      'a ring is not closed',
    ],
    [
      'a position outside of the extent',
      change([7], () => ({
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [20, 0],
              [20, 20],
              [0, 0],
            ],
          ],
        },
      })),
      'the coordinates are degrees, not metres',
    ],
    [
      'no name',
      change([7], (one) => withProperties(one, { gemarkung: '' })),
      'gemarkung is missing',
    ],
    [
      'a section that is no number',
      change([7], (one) => withProperties(one, { flur: 'Flur vier' })),
      'the section is not a number up to 999',
    ],
    [
      'the land code of another state',
      change([7], (one) => withProperties(one, { flstkennz: '031406004000080000__' })),
      'the parcel id does not begin with the land code 05',
    ],
    [
      'no area',
      change([7], (one) => withProperties(one, { flaeche: undefined })),
      'flaeche is missing',
    ],
  ];
  it.each(faults)('skips, names and counts a parcel with %s', async (_name, features, reason) => {
    await imports.startNrw(features);
    await imports.importBy();
    expect(await imports.count('parcels')).toBe(119);
    expect((await imports.monitoring()).faults).toEqual([
      { collection: 'parcels', reason, count: 1, examples: ['DENW000007'] },
    ]);
  });

  it('keeps the first of two parcels with one id, on one page and on two', async () => {
    const doubled = nrwParcels(240);
    await imports.startNrw([...doubled, ...doubled.slice(0, 1), ...doubled.slice(239)]);
    await imports.importBy({ collections: PARCELS_ONLY, pageSize: 241 });
    expect(await imports.count('parcels')).toBe(240);
    const [fault] = (await imports.monitoring()).faults;
    expect(fault).toMatchObject({ reason: 'the id occurs more than once', count: 2 });
    expect(fault?.examples).toContain('051406004000010000__');
  });

  it('rejects a source with more faulty features than configured, and names the first of them', async () => {
    await imports.startNrw(change([3, 4], () => ({ geometry: null })));
    await expect(imports.importBy()).rejects.toThrow(
      '2 of 120 parcels are faulty, more than 1 %: the geometry is missing (2, first DENW000003, DENW000004).',
    );
    await imports.importBy({ collections: PARCELS_ONLY, limits: { faultyPercent: 2 } });
    expect(await imports.count('parcels')).toBe(118);
  });
});
