import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed } from './composed.ts';

describe('texts of a request (NAME-1)', () => {
  it('are composed at every place, and nothing else is changed', () => {
    const sent = { name: 'Mu\u0308ller', list: ['a\u030A', { deep: 'S\u0327ahin' }], n: 1 };
    expect(composed(sent)).toEqual({ name: 'Müller', list: ['å', { deep: 'Şahin' }], n: 1 });
    expect(composed('e\u0301')).toBe('é');
    expect(composed(undefined)).toBeUndefined();
    expect(composed(null)).toBeNull();
  });

  it('are the same when they are composed again', () => {
    assert(
      property(jsonValue(), (value) => {
        const once = JSON.stringify(composed(value));
        expect(JSON.stringify(composed(JSON.parse(once)))).toBe(once);
      }),
    );
  });

  it('are composed in a request that is nested as deeply as it is long', () => {
    const depth = 500_000;
    expect(composed(JSON.parse('['.repeat(depth) + ']'.repeat(depth)))).toBeInstanceOf(Array);
  });
});
