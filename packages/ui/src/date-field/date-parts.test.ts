import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDate, partOrder, partsOf, valueOf, writtenDate } from './date-parts.ts';

describe('the parts of a date (LIB-21)', () => {
  it.each([
    ['de', 'day month year'],
    ['en', 'day month year'],
    ['en-US', 'month day year'],
    ['sv', 'year month day'],
  ])('have the order of %s', (locale, order) => {
    expect(partOrder(locale).join(' ')).toBe(order);
  });

  it.each([
    [{ day: '5', month: '2', year: '1980' }, '1980-02-05'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '', month: '2', year: '1980' }, '1980-02-'],
    [{ day: '5', month: '', year: '' }, '--05'],
    [{ day: '5-', month: 'März', year: ' 80 ' }, '80-März-05'],
  ])('%j are the value %s', (parts, value) => {
    expect(valueOf(parts)).toBe(value);
    expect(valueOf(partsOf(value))).toBe(value);
  });
});

describe('checkDate (LIB-21)', () => {
  it.each([
    ['', null],
    ['1980-02-05', null],
    ['2000-02-29', null],
    ['1900-02-29', { reason: 'impossible', parts: ['day'] }],
    ['2026-04-31', { reason: 'impossible', parts: ['day'] }],
    ['2026-13-01', { reason: 'impossible', parts: ['month'] }],
    ['2026-März-01', { reason: 'impossible', parts: ['month'] }],
    ['80-02-05', { reason: 'impossible', parts: ['year'] }],
    ['80-13-32', { reason: 'impossible', parts: ['day', 'month', 'year'] }],
    ['1980-02-', { reason: 'missing', parts: ['day'] }],
    ['--05', { reason: 'missing', parts: ['month', 'year'] }],
    ['1899-12-31', { reason: 'early', parts: ['day', 'month', 'year'] }],
    ['2026-11-29', { reason: 'late', parts: ['day', 'month', 'year'] }],
  ])('%s: %j', (value, problem) => {
    expect(checkDate(value, { min: '1900-01-01', max: '2026-11-28' })).toEqual(problem);
  });

  it('accepts every date of the calendar, and reads it as it is written', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const value = date.toISOString().slice(0, 10);
        expect(checkDate(value)).toBe(null);
        expect(valueOf(partsOf(value))).toBe(value);
        const written = new Intl.DateTimeFormat('de', {
          timeZone: 'UTC',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
        }).format(date);
        const parts = writtenDate(written, 'de');
        expect(parts && valueOf(parts)).toBe(value);
      }),
    );
  });
});

describe('writtenDate (LIB-21)', () => {
  it.each([
    ['5.2.1980', 'de', '1980-02-05'],
    [' 05. 02. 1980 ', 'de', '1980-02-05'],
    ['05/02/1980', 'en', '1980-02-05'],
    ['05/02/1980', 'en-US', '1980-05-02'],
    ['1980-02-05', 'de', '1980-02-05'],
    ['5.2.80', 'de', null],
    ['5. Februar', 'de', null],
    ['12', 'de', null],
  ])('reads %s in %s as %s', (text, locale, value) => {
    const parts = writtenDate(text, locale);
    expect(parts && valueOf(parts)).toBe(value);
  });
});
