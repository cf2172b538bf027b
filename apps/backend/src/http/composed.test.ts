import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed } from './composed.ts';
import { HttpProblem } from './problem.ts';

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

  it('are composed in a request that is nested as deeply as it may be', () => {
    const depth = 20_000;
    expect(composed(JSON.parse('['.repeat(depth) + ']'.repeat(depth)))).toBeInstanceOf(Array);
  });
});

const list = (count: number): unknown => JSON.parse(`[${Array(count).fill('[]').join(',')}]`);
const properties = (count: number): unknown =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
const nested = (count: number): unknown => JSON.parse('['.repeat(count) + ']'.repeat(count));

describe('a request with very many values (SAFE-1)', () => {
  it.each([
    ['elements', list],
    ['properties', properties],
    ['levels', nested],
  ])('is refused: %s', (_name, valueOf) => {
    expect(composed(valueOf(19_000))).toBeInstanceOf(Object);
    expect(() => composed(valueOf(21_000))).toThrow(HttpProblem);
  });
});
