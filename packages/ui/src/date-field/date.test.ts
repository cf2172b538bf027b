import { assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDate, EMPTY_DATE } from './date.ts';

describe('checkDate (UI-9)', () => {
  it.each([
    [['28', '11', '2026'], { kind: 'date', iso: '2026-11-28' }],
    [[' 1', '2 ', '1999'], { kind: 'date', iso: '1999-02-01' }],
    [['29', '02', '2024'], { kind: 'date', iso: '2024-02-29' }],
    [['29', '2', '2026'], { kind: 'unreal', parts: ['day'] }],
    [['31', '13', '26'], { kind: 'unreal', parts: ['month', 'year'] }],
    [['x', '1', '2026'], { kind: 'unreal', parts: ['day'] }],
    [['0', '1', '2026'], { kind: 'unreal', parts: ['day'] }],
    [['3', '', ''], { kind: 'incomplete', parts: ['month', 'year'] }],
  ] as const)('parses %j', ([day, month, year], check) => {
    expect(checkDate({ day, month, year })).toEqual(check);
  });

  it('reports an empty date', () => {
    expect(checkDate(EMPTY_DATE).kind).toBe('empty');
  });

  it('parses every day of the calendar', () => {
    const days = date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    assert(
      property(days, (any) => {
        const iso = any.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        expect(checkDate({ day, month, year })).toEqual({ kind: 'date', iso });
      }),
    );
  });
});
