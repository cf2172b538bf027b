import { describe, expect, it } from 'vitest';
import { addressesOf, coordinatesOf } from './typed-text.ts';

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

describe('coordinatesOf', () => {
  it.each([
    ['395012.5 5795112', [395_012.5, 5_795_112]],
    ['395012,5; 5795112,25', [395_012.5, 5_795_112.25]],
    ['E 395012 N 5795112', [395_012, 5_795_112]],
    ['33395012 5795112', [395_012, 5_795_112]],
  ])('reads "%s"', (text, position) => expect(coordinatesOf(text)).toEqual(position));

  it('is null for other texts', () => expect(coordinatesOf('Lindenau 3 114/1')).toBeNull());
});
