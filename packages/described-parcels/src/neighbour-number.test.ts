import { expect, it } from 'vitest';
import { neighbourNumber } from './neighbour-number.ts';

const PARCEL = { number: '1', section: '3', subdistrictId: '0653', subdistrict: 'Lindenau' };

it.each([
  [{}, '7'],
  [{ section: '4' }, '7, Flur 4'],
  [{ subdistrictId: '0660', subdistrict: 'Eichwald' }, '7, Flur 3, Gemarkung Eichwald'],
  [{ section: '', subdistrictId: '0660', subdistrict: 'Eichwald' }, '7, Gemarkung Eichwald'],
])('names a neighbour so that its number is unique (DATA-8): %j', (change, name) => {
  expect(neighbourNumber({ ...PARCEL, number: '7', ...change }, PARCEL)).toBe(name);
});
