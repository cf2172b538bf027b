import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOOKING_SHEET_LIMITS,
  expandBookingSheets,
  hasReversedRange,
  parseBookingSheets,
} from './booking-sheet.ts';
import { isParcelId, parseParcelId } from './parcel-id.ts';

describe('parcel id (VAL-9)', () => {
  it.each([
    ['12364900500114______', true],
    ['123649005001140002', true],
    ['1236490050011400021', true],
    ['12364900500114000212', true],
    ['123649___00114______', true],
    ['12364900500114____', true],
    ['13364900500114______', false],
    ['1236490050011400', false],
    ['123649005001140002123', false],
    ['12364900_00114______', false],
    ['123649005_____000212', false],
    ['12364900500114______\n', false],
    ['', false],
  ])('%j: %s', (id, expected) => {
    expect(isParcelId(id)).toBe(expected);
  });

  it('is parsed with null for empty parts', () => {
    expect(parseParcelId('12364900500114______')).toStrictEqual({
      landCode: '12',
      localSubdistrictId: '3649',
      cadastralSection: '005',
      parcelNumber: '00114',
      index: null,
      tail: null,
    });
    expect(parseParcelId('123649___0011400020A')).toMatchObject({
      cadastralSection: null,
      index: '0002',
      tail: '0A',
    });
    expect(parseParcelId('x')).toBeNull();
  });

  it('requires the configured land code', () => {
    expect(isParcelId('05364900500114______', { landCode: '05' })).toBe(true);
    expect(isParcelId('12364900500114______', { landCode: '05' })).toBe(false);
  });
});

describe('booking sheets (VAL-3, SEED-11)', () => {
  it.each([
    ['15', ['15']],
    ['15-19', ['15', '16', '17', '18', '19']],
    ['1, 3-4 ,12a,p34', ['1', '3', '4', '12A', 'P34']],
    ['7,7,6-8', ['7', '6', '8']],
    ['007', ['7']],
    ['1234567', ['1234567']],
    ['123456x', ['123456X']],
    ['p123456', ['P123456']],
    ['5-5', ['5']],
    ['p1-p3', ['P1', 'P2', 'P3']],
    ['P9 - p10', ['P9', 'P10']],
    ['1a-3A', ['1A', '2A', '3A']],
    ['4, 1a-2a, p7', ['4', '1A', '2A', 'P7']],
  ])('%s', (text, expected) => {
    const sheets = parseBookingSheets(text);
    expect(sheets && expandBookingSheets(sheets)).toStrictEqual(expected);
  });

  it.each([
    '',
    ',',
    '1,',
    '12345678',
    '1234567a',
    'p1234567',
    'p',
    '12ab',
    'x12',
    '19-15',
    '1-2-3',
    '12a-14',
    '1a-3b',
    'p1-5',
    'p5-p1',
    '3a-1a',
    'p1-p999999',
    '1a-1c',
    '1-',
    '-5',
    '1 2',
    '1-9999999',
    '1,'.repeat(60),
    '1'.repeat(201),
  ])('refuses %j', (text) => {
    expect(parseBookingSheets(text)).toBeNull();
  });

  it.each([
    ['19-15', true],
    ['3, p5 - p1', true],
    ['3a-1a', true],
    ['15-19', false],
    ['1b-1a', false],
    ['9-x', false],
    ['3-2-1', false],
  ])('%s is a reversed range: %s', (text, isReversed) => {
    expect(hasReversedRange(text)).toBe(isReversed);
  });

  it('never exceeds the limit', () => {
    const part = fc.oneof(
      fc.nat(9_999_999).map(String),
      fc.tuple(fc.nat(20_000), fc.nat(6000)).map(([from, more]) => `${from}-${from + more}`),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const sheets = parseBookingSheets(parts.join(','));
        if (!sheets) return;
        expect(expandBookingSheets(sheets).length).toBeLessThanOrEqual(BOOKING_SHEET_LIMITS.sheets);
      }),
    );
  });
});
