import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfterKey, dayText, weeksOf } from './calendar.ts';
import { date } from './date-format.ts';

describe('the weeks of a month (LIB-21)', () => {
  it.each([
    ['2026-02-05', 'de', '2026-01-26', 5],
    ['2026-02-05', 'en', '2026-01-26', 5],
    ['2026-02-05', 'en-US', '2026-02-01', 4],
    ['2026-03-01', 'de', '2026-02-23', 6],
    ['2026-02-05', 'ar-EG', '2026-01-31', 5],
  ])('of %s begin in %s with %s', (day, locale, first, count) => {
    const weeks = weeksOf(day, locale);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks).toHaveLength(count);
  });

  it('have each day of the month once', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2100-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('de', 'en-US', 'ar-EG'), (moment, locale) => {
        const day = moment.toISOString().slice(0, 10);
        const all = weeksOf(day, locale).flat();
        expect(all.filter((other) => other === day)).toHaveLength(1);
        expect(all.length % 7).toBe(0);
        expect(all).toEqual(all.toSorted());
      }),
    );
  });
});

describe('the keys of the calendar (LIB-21)', () => {
  it.each([
    ['ArrowUp', '2026-02-21'],
    ['ArrowDown', '2026-03-07'],
    ['ArrowLeft', '2026-02-27'],
    ['ArrowRight', '2026-03-01'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['PageUp', '2026-01-28'],
    ['PageDown', '2026-03-28'],
    ['Shift+PageUp', '2025-02-28'],
    ['Shift+PageDown', '2027-02-28'],
    ['a', null],
  ])('%s leads to %s', (key, day) => {
    expect(dayAfterKey('2026-02-28', key, 'de', {})).toBe(day);
  });

  it('stays within the limits', () => {
    expect(dayAfterKey('2026-02-28', 'PageUp', 'de', { min: '2026-02-10' })).toBe('2026-02-10');
    expect(dayAfterKey('2026-02-28', 'ArrowDown', 'de', { max: '2026-03-01' })).toBe('2026-03-01');
    expect(dayAfterKey('2026-03-31', 'PageUp', 'de', {})).toBe('2026-02-28');
  });
});

describe('a date in one field (LIB-21)', () => {
  it.each([
    ['5.2.2026', 'de', '2026-02-05', '05.02.2026', null],
    ['2026-02-05', 'de', '2026-02-05', '05.02.2026', null],
    ['05/02/2026', 'en', '2026-02-05', '05/02/2026', null],
    ['2/5/2026', 'en-US', '2026-02-05', '02/05/2026', null],
    ['31.4.2026', 'de', '31.4.2026', '31.4.2026', 'characters'],
    ['morgen', 'de', 'morgen', 'morgen', 'characters'],
    ['', 'de', '', '', null],
  ])('%s in %s', (text, locale, value, shown, problem) => {
    expect(date.valueOf(text, locale)).toBe(value);
    expect(date.show(text, locale)).toBe(shown);
    expect(date.valueOf(shown, locale)).toBe(value);
    expect(date.problem(value)).toBe(problem);
  });

  it('is named in words in its language', () => {
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    expect(dayText('2026-02-05', 'de', options)).toBe('Donnerstag, 5. Februar');
  });
});
