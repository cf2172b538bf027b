import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveAddress, moveParcel } from './moved-values.ts';
import { DEFAULT_VALIDATION } from './patterns.ts';
import { validateAddress } from './search.ts';
import { normalizeAddress, normalizeParcel } from './typed-search.ts';

const EMPTY = { zipCode: '', city: '', streetName: '', houseNumber: '' };
const PARCEL = { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' };
const parcel = (params: Partial<typeof PARCEL>) =>
  moveParcel({ ...PARCEL, ...params }, DEFAULT_VALIDATION);

describe('a value in the field of its neighbour (FIND-3)', () => {
  it.each([
    [{ zipCode: '15990 Lindenau' }, { zipCode: '15990', city: 'Lindenau' }],
    [{ zipCode: 'D-15990 Lindenau' }, { zipCode: '15990', city: 'Lindenau' }],
    [{ zipCode: 'Lindenau' }, { city: 'Lindenau' }],
    [{ city: '15990 Lindenau' }, { zipCode: '15990', city: 'Lindenau' }],
    [{ city: '15990' }, { zipCode: '15990' }],
    [
      { streetName: 'Lindenallee 2, 15990 Lindenau, Deutschland' },
      { streetName: 'Lindenallee 2', zipCode: '15990', city: 'Lindenau' },
    ],
    [
      { streetName: '15990 Lindenau, Lindenallee 2' },
      { streetName: 'Lindenallee 2', zipCode: '15990', city: 'Lindenau' },
    ],
    [{ streetName: 'Lindenallee, Lindenau' }, { streetName: 'Lindenallee', city: 'Lindenau' }],
    [{ streetName: 'Lindenallee Nr. 2' }, { streetName: 'Lindenallee', houseNumber: '2' }],
    [
      { streetName: 'Lindenallee Nr. 2 a, 15990 Lindenau' },
      { streetName: 'Lindenallee', houseNumber: '2 a', zipCode: '15990', city: 'Lindenau' },
    ],
    [{ houseNumber: 'Lindenallee 2' }, { streetName: 'Lindenallee', houseNumber: '2' }],
    [
      { houseNumber: '2, 15990 Lindenau' },
      { houseNumber: '2', zipCode: '15990', city: 'Lindenau' },
    ],
  ])('%j becomes %j', (typed, expected) => {
    const { params, moved } = moveAddress({ ...EMPTY, ...typed });
    expect(params).toEqual({ ...EMPTY, ...expected });
    expect(moved.length).toBeGreaterThan(0);
  });

  it.each([
    { streetName: 'Lindenallee 2' },
    { streetName: 'Straße des 17. Juni' },
    { city: 'Schwedt/Oder' },
    { zipCode: '15990' },
    { zipCode: '15990 Lindenau', city: 'Erlenbruch' },
    { city: '15990 Lindenau', zipCode: '15991' },
    { houseNumber: '12 a' },
    { houseNumber: '2-4' },
  ])('%j stays', (typed) => {
    const params = { ...EMPTY, ...typed };
    expect(moveAddress(params)).toEqual({ params, moved: [] });
  });

  it('says which value came from which field', () => {
    expect(moveAddress({ ...EMPTY, city: '15990 Lindenau' }).moved).toEqual([
      { from: 'city', to: 'zipCode', value: '15990' },
    ]);
  });

  it('does not name a value that its field has already', () => {
    const typed = {
      ...EMPTY,
      zipCode: '15990',
      city: '15990 Lindenau',
      streetName: 'Am Anger Nr. 3',
    };
    expect(moveAddress(typed)).toEqual({
      params: { zipCode: '15990', city: 'Lindenau', streetName: 'Am Anger', houseNumber: '3' },
      moved: [{ from: 'streetName', to: 'houseNumber', value: '3' }],
    });
  });

  it.each([
    [{ parcelNumber: 'Flur 3 Flurstück 114/1' }, { cadastralSection: '3', parcelNumber: '114/1' }],
    [{ parcelNumber: 'Flur 3, 114' }, { cadastralSection: '3', parcelNumber: '114' }],
    [{ parcelNumber: '3-114/1' }, { cadastralSection: '3', parcelNumber: '114/1' }],
    [{ cadastralSection: '3 114/1' }, { cadastralSection: '3', parcelNumber: '114/1' }],
    [{ cadastralSection: '114/1' }, { parcelNumber: '114/1' }],
    [
      { parcelNumber: '120653003001140001__' },
      { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '114/1' },
    ],
    [
      { parcelNumber: '12 0653 003 00114/0001', localSubdistrictId: '0653' },
      { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '114/1' },
    ],
  ])('%j becomes %j', (typed, expected) => {
    expect(parcel(typed).params).toEqual({ ...PARCEL, ...expected });
  });

  it.each([
    { parcelNumber: '114/1' },
    { parcelNumber: '114-1' },
    { parcelNumber: '130653003001140001__' },
    { parcelNumber: 'Flur 3 Flurstück 114', cadastralSection: '4' },
  ])('%j stays', (typed) => expect(parcel(typed).moved).toEqual([]));

  it('nothing is lost: what is moved is in another field', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('15990 Lindeau,.Nr-/D')) });
    fc.assert(
      fc.property(
        fc.record({ zipCode: text, city: text, streetName: text, houseNumber: text }),
        (typed) => {
          const { params, moved } = moveAddress(typed);
          const all = Object.values(params).join('\n');
          expect(moved.every(({ value }) => all.includes(value))).toBe(true);
          expect(moveAddress(params).params).toEqual(params);
        },
      ),
    );
  });
});

describe('words of a field in the field (FIND-3)', () => {
  it.each([
    [{ zipCode: 'D-15990' }, { zipCode: '15990' }],
    [{ zipCode: 'DE 15990' }, { zipCode: '15990' }],
    [{ city: 'Lindenau, Deutschland' }, { city: 'Lindenau' }],
    [{ houseNumber: 'Nr. 2' }, { houseNumber: '2' }],
    [{ houseNumber: 'Haus-Nr. 2 a' }, { houseNumber: '2 a' }],
  ])('%j is %j', (typed, expected) => {
    const params = { ...EMPTY, zipCode: '15990', streetName: 'Lindenallee' };
    expect(normalizeAddress({ ...params, ...typed })).toEqual({ ...params, ...expected });
    expect(validateAddress({ ...params, ...typed })).toEqual([]);
  });

  it.each([
    [{ cadastralSection: 'Flur 3' }, { cadastralSection: '3' }],
    [{ parcelNumber: 'Flurstück 114/1' }, { parcelNumber: '114/1' }],
    [{ parcelNumber: 'Flst.-Nr. 114' }, { parcelNumber: '114' }],
  ])('%j is %j', (typed, expected) => {
    expect(normalizeParcel({ ...PARCEL, ...typed })).toEqual({ ...PARCEL, ...expected });
  });
});
