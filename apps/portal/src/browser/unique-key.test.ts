import { describe, expect, it } from 'vitest';
import { uniqueKey } from './unique-key.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const getRandomValues: Crypto['getRandomValues'] = (array) => crypto.getRandomValues(array);

describe('a unique key (FIND-6)', () => {
  it('is a random UUID, with and without the function of the browser', () => {
    const keys = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0 ? uniqueKey({ getRandomValues }) : uniqueKey(),
    );
    for (const key of keys) expect(key).toMatch(UUID);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
