import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIDE_PATTERNS } from './patterns.ts';
import { validateAddress, validateParcel, validateRegister } from './search.ts';
import { normalizeAddress, normalizeParcel, normalizeRegister } from './typed-search.ts';
import { normalizeTyped } from './typed-text.ts';

const ADDRESS = { zipCode: '15990', city: '', streetName: 'Lindenallee', houseNumber: '' };
const PARCEL = { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '' };
const REGISTER = { landRegisterDistrictId: '0653', bookingSheet: '1' };
const WIDE = {
  landCode: '12',
  cityPattern: WIDE_PATTERNS.city,
  streetPattern: WIDE_PATTERNS.streetName,
  houseNumberPattern: WIDE_PATTERNS.houseNumber,
};

describe('pasted text in the address tab (FIND-2)', () => {
  it.each([
    ['streetName', 'Am\u00A0Anger', 'Am Anger'],
    ['streetName', 'Linden\u2011Allee', 'Linden-Allee'],
    ['streetName', 'Linden\u00ADallee', 'Lindenallee'],
    ['streetName', '\uFEFFLindenallee\u200B', 'Lindenallee'],
    ['streetName', 'Am\u2009Anger\n', 'Am Anger'],
    ['streetName', 'Mu\u0308hlenweg', 'Mühlenweg'],
    ['houseNumber', '5\u00A0a', '5 a'],
    ['houseNumber', '５', '5'],
    ['houseNumber', '5\r\n', '5'],
    ['zipCode', '１５９９０', '15990'],
    ['zipCode', '\u200E15990\u00A0', '15990'],
    ['city', 'Neu\u202FSeeheim', 'Neu Seeheim'],
    ['city', 'Neu\u2013Seeheim', 'Neu-Seeheim'],
  ])('%s %j is %j', (field, pasted, text) => {
    const params = { ...ADDRESS, [field]: pasted };
    expect(normalizeAddress(params)).toEqual({ ...ADDRESS, [field]: text });
    expect(validateAddress(params)).toEqual([]);
  });

  it.each([
    ['streetName', 'Auf’m Berg', "Auf'm Berg"],
    ['houseNumber', '33\u20091⁄3', '33 1/3'],
    ['houseNumber', '1⁄2', '1/2'],
    ['houseNumber', '½', '1/2'],
    ['houseNumber', '33⅓', '33 1/3'],
    ['houseNumber', '33 ⅓', '33 1/3'],
    ['houseNumber', '2−4', '2-4'],
    ['houseNumber', '2\u20124', '2-4'],
  ])('%s %j is %j where the state accepts it', (field, pasted, text) => {
    const params = { ...ADDRESS, [field]: pasted };
    expect(normalizeAddress(params)).toEqual({ ...ADDRESS, [field]: text });
    const accepted = validateAddress({ ...ADDRESS, [field]: text }, WIDE);
    expect(validateAddress(params, WIDE)).toEqual(accepted);
  });
});

describe('pasted text in the parcel and register tabs (FIND-2)', () => {
  it.each(['114/2', '114 / 2', '114⁄2', '114\u2215 2', ' 114/\u00A02', '１１４／２'])(
    'parcel number %j is 114/2',
    (pasted) => {
      const params = { ...PARCEL, parcelNumber: pasted };
      expect(normalizeParcel(params).parcelNumber).toBe('114/2');
      expect(validateParcel(params)).toEqual([]);
    },
  );

  it.each([
    ['1–3', '1-3'],
    ['12,', '12'],
    ['1;3', '1,3'],
    ['1\u00A0, 3;\n', '1 , 3'],
    ['12\u00ADa', '12a'],
  ])('booking sheet %j is %j', (pasted, text) => {
    const params = { ...REGISTER, bookingSheet: pasted };
    expect(normalizeRegister(params).bookingSheet).toBe(text);
    expect(validateRegister(params)).toEqual([]);
  });

  it.each([
    ['parcel number', validateParcel({ ...PARCEL, parcelNumber: '114 2' })],
    ['booking sheet', validateRegister({ ...REGISTER, bookingSheet: '1 3' })],
    ['only commas', validateRegister({ ...REGISTER, bookingSheet: ' , ;' })],
  ])('does not join two numbers: %s', (_, messages) => expect(messages).toHaveLength(1));
});

describe('normalizing (FIND-2)', () => {
  it('changes nothing that is normalized', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizeTyped(normalizeTyped(text))).toBe(normalizeTyped(text));
      }),
    );
  });

  it('keeps letters with marks, and two numbers apart', () => {
    expect(normalizeTyped('Łużycka Ñandú Þórs 1 2')).toBe('Łużycka Ñandú Þórs 1 2');
  });
});
