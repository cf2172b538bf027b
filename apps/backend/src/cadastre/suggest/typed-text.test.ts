import { describe, expect, it } from 'vitest';
import { addressesOf, coordinatesOf, parcelsOf } from './typed-text.ts';

describe('addressesOf', () => {
  it.each([
    ['Lindenallee 5, Lindenau', ['Lindenallee', 'Lindenau'], '5'],
    ['15990 Lindenau Lindenallee 5a', ['15990', 'Lindenau', 'Lindenallee'], '5a'],
    ['Lindenallee 5 A', ['Lindenallee'], '5 A'],
    ['Lindenallee 12-14 Lindenau', ['Lindenallee', 'Lindenau'], '12-14'],
    ['Lindenallee 12 bis 14, Lindenau', ['Lindenallee', 'Lindenau'], '12 bis 14'],
    ['Lindenallee 12 a - 14, Lindenau', ['Lindenallee', 'Lindenau'], '12 a - 14'],
    ['Lindenallee 12, 14, Lindenau', ['Lindenallee', 'Lindenau'], '12, 14'],
    ['Lindenallee 33 1/3 Lindenau', ['Lindenallee', 'Lindenau'], '33 1/3'],
    ['Straße des 17. Juni 135', ['Straße', 'des', '17', 'Juni'], '135'],
    ['5 Lindenallee', ['Lindenallee'], '5'],
    ['Lindenallee', ['Lindenallee'], null],
    ['Schulstr.5', ['Schulstr'], '5'],
    ['Schulstraße5', ['Schulstraße'], '5'],
    ['Lindenallee12a', ['Lindenallee'], '12a'],
    ['Lindenallee Nr. 2', ['Lindenallee'], '2'],
    ['Lindenallee, Haus-Nr. 2', ['Lindenallee'], '2'],
    ['Lindenallee 2, D-15990 Lindenau, Deutschland', ['Lindenallee', '15990', 'Lindenau'], '2'],
    ['Q5 3', ['Q5'], '3'],
    ['15990 Lindenallee', ['15990', 'Lindenallee'], null],
  ])('reads "%s"', (text, words, houseNumber) => {
    expect(addressesOf(text)[0]).toEqual({ words, houseNumber });
  });

  it('also reads a number as part of the street', () => {
    expect(addressesOf('Straße 7')).toContainEqual({ words: ['Straße', '7'], houseNumber: null });
  });

  it('reads no address without a letter', () => {
    expect(addressesOf('15990 5')).toEqual([]);
  });
});

const parcel = (section: number | null, numerator: number | null, denominator: number | null) => ({
  names: ['Lindenau'],
  subdistrictId: null,
  section,
  numerator,
  denominator,
});

describe('parcelsOf', () => {
  it.each([
    ['Lindenau 3 114/1', parcel(3, 114, 1)],
    ['Lindenau 3-114/1', parcel(3, 114, 1)],
    ['Lindenau, 3, 114', parcel(3, 114, null)],
    ['Lindenau Flur 3 Flurstück 114/1', parcel(3, 114, 1)],
    ['Gemarkung Lindenau, Flur 3, Flst. 114', parcel(3, 114, null)],
    ['Flurstück 114/1 Flur 3 Lindenau', parcel(3, 114, 1)],
    ['Lindenau Flur 3', parcel(3, null, null)],
    ['Lindenau Flur3 Flst.114 / 1', parcel(3, 114, 1)],
    ['Flurstück Nr. 114, Flur 3, Lindenau', parcel(3, 114, null)],
    ['Lindenau 114/1', parcel(null, 114, 1)],
    ['Lindenau Flurstück 114', parcel(null, 114, null)],
    ['Lindenau', parcel(null, null, null)],
  ])('reads "%s"', (text, typed) => {
    expect(parcelsOf(text)).toContainEqual(typed);
  });

  it.each([
    ['0653 3 114/1', 3, 114, 1],
    ['120653-3-114/1', 3, 114, 1],
    ['Gemarkung 0653 Flur 3 Flurstück 114', 3, 114, null],
  ])('reads the key of a subdistrict in "%s"', (text, section, numerator, denominator) => {
    const typed = { names: [], subdistrictId: '0653', section, numerator, denominator };
    expect(parcelsOf(text)).toContainEqual(typed);
  });

  it('reads one number as section and as parcel number', () => {
    expect(parcelsOf('Lindenau 3')).toEqual([parcel(3, null, null), parcel(null, 3, null)]);
  });
});

describe('coordinatesOf', () => {
  it.each([
    ['395012.5 5795112', [395_012.5, 5_795_112]],
    ['395012,5; 5795112,25', [395_012.5, 5_795_112.25]],
    ['E 395012 N 5795112', [395_012, 5_795_112]],
    ['33395012 5795112', [395_012, 5_795_112]],
  ])('reads "%s"', (text, position) => expect(coordinatesOf(text)).toEqual(position));

  it('is null for other texts', () => expect(coordinatesOf('Lindenau 3 114/1')).toBeNull());
});
