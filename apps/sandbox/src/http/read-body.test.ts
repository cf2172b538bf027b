import { array, number, object, string } from 'valibot';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const SCHEMA = object(
  { name: string('a text'), items: array(object({ price: number('a number') })) },
  'an object',
);

it('reads a body without further fields', () => {
  const body = { name: 'x', items: [{ price: 1, colour: 'red' }] };
  expect(readBody(SCHEMA, body)).toEqual({ name: 'x', items: [{ price: 1 }] });
});

it.each([
  ['body: an object', null],
  ['name: is missing', { items: [] }],
  ['name: a text', { name: 1, items: [] }],
  ['items[1].price: a number', { name: 'x', items: [{ price: 1 }, { price: '2' }] }],
])('names the first wrong field: %s', (sentence, body) => {
  expect(() => readBody(SCHEMA, body)).toThrow(sentence);
});
