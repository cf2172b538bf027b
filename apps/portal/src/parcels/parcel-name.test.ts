import { expect, it } from 'vitest';
import { parcelName } from './parcel-name.ts';

it.each([
  ['Lindenau, Flur 3, Flurstück 114/1', 'Lindenau, Flur\u00A03, Flurstück\u00A0114/1'],
  ['Neu Seeheim, Flurstück 5', 'Neu Seeheim, Flurstück\u00A05'],
])('keeps each number of %s on the line of its term', (displayString, expected) => {
  expect(parcelName(displayString)).toBe(expected);
});

it('glues no numbers of a list together, so that a long one wraps (LOOK-1)', () => {
  const names = ['7', '4', '6/3'].map((number) => `Lindenau, Flur 2, Flurstück ${number}`);
  expect(parcelName(...names)).toBe('Lindenau, Flur\u00A02: 4, 6/3, 7');
});
