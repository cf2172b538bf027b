import { describe, expect, it } from 'vitest';
import { DEFAULT_MAPPING } from '../../config/cadastre-mapping.ts';
import { FaultyFeature } from './faults.ts';
import { parcelFacts } from './parcel-facts.ts';

const rules = { properties: DEFAULT_MAPPING, landCode: '12' };
const [numberName = ''] = DEFAULT_MAPPING.parcels.parcelNumber;

const facts = (properties: Readonly<Record<string, string>>) =>
  parcelFacts({ properties: { gemaschl: '120653', ...properties }, geometry: null }, rules);

const WHOLE = {
  parcelId: '120653003001140002__',
  subdistrictId: '0653',
  section: 3,
  numerator: 114,
  denominator: 2,
};

describe('the facts of a published parcel (DATA-4, IN-2)', () => {
  it.each([
    '120653003001140002__',
    '12 0653 003 00114/0002',
    '120653-003-00114/2',
    '12 0653 003 00114 0002 __',
  ])('reads the parcel id "%s"', (flstkennz) => {
    expect(facts({ flstkennz })).toEqual(WHOLE);
  });

  it('keeps a parcel id of 18 characters as it is published', () => {
    const flstkennz = '120653003001140002';
    expect(facts({ flstkennz }).parcelId).toBe(flstkennz);
  });

  it.each([
    ['3', '114/2'],
    ['003', '114 / 2'],
    ['Flur 3', 'Flst. 114/2'],
    ['Flur 3', 'Flurstück Nr. 114/2'],
    ['120653003', '00114/0002'],
  ])('reads the section "%s" and the number "%s"', (flur, number) => {
    expect(facts({ flur, [numberName]: number })).toEqual(WHOLE);
  });

  it.each(['114a', '114/2, 115', '114/1-114/3', '', 'Flst.'])(
    'refuses the number "%s" rather than to take a part of it',
    (number) => {
      expect(() => facts({ flur: '3', [numberName]: number })).toThrow(FaultyFeature);
    },
  );
});
