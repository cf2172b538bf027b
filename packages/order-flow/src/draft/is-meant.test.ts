import { describe, expect, it } from 'vitest';
import { after, garden } from '../test-support.ts';

const address = (houseNumber: string, streetName = 'Ringweg') => ({
  streetName,
  houseNumber,
  zipCode: '15990',
  city: 'Lindenau',
});

const selected = (
  typed: { streetName: string; houseNumber: string },
  addresses: readonly ReturnType<typeof address>[],
) => {
  const params = { zipCode: '15990', city: '', ...typed };
  const hit = { ...garden, addresses: [...addresses] };
  return (
    after([
      { type: 'searchStarted', query: { type: 'address', params } },
      { type: 'searchAnswered', hits: { items: [hit], page: 0, total: 1 } },
    ]).configuration.parcel !== null
  );
};

describe('the only hit of a search by address (FIND-1, UI-6)', () => {
  it.each([
    ['Ringweg', '12', ['12']],
    ['Ringweg', '12A', ['12 a']],
    ['Ringweg', '13', ['9', '12a-14']],
    ['Ringweg 13', '', ['12a-14']],
    ['Ringweg', '2-4', ['2 – 4']],
    ['Ringweg', '', ['4']],
    ['Ringweg', '4', []],
  ])('%s, %s selects a parcel with %j', (streetName, houseNumber, published) => {
    const addresses = published.map((one) => address(one));
    expect(selected({ streetName, houseNumber }, addresses)).toBe(true);
  });

  it.each([
    ['Ringweg', '2-4', ['4']],
    ['Ringweg', '2/4', ['2']],
    ['Ringweg 2-4', '', ['24']],
    ['Ringweg', '12-13', ['12a-14']],
  ])('%s, %s does not select a parcel with %j by itself', (streetName, houseNumber, published) => {
    const addresses = published.map((one) => address(one));
    expect(selected({ streetName, houseNumber }, addresses)).toBe(false);
  });

  it('is selected when the street itself ends in the number', () => {
    const found = [address('3', 'Weg 12')];
    expect(selected({ streetName: 'Weg 12', houseNumber: '' }, found)).toBe(true);
  });
});
