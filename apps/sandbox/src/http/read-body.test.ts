import { array, number, strictObject, string } from 'valibot';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const SCHEMA = strictObject(
  { name: string('a text'), items: array(strictObject({ price: number('a number') })) },
  'an object',
);

it('reads a body', () => {
  const body = { name: 'x', items: [{ price: 1 }] };
  expect(readBody(SCHEMA, body)).toEqual(body);
});

it.each([
  ['body: an object', null],
  ['name: is missing', { items: [] }],
  ['items[0].colour: is not known', { name: 'x', items: [{ price: 1, colour: 'red' }] }],
  ['name: a text', { name: 1, items: [] }],
  ['items[1].price: a number', { name: 'x', items: [{ price: 1 }, { price: '2' }] }],
])('names the first wrong field: %s', (sentence, body) => {
  expect(() => readBody(SCHEMA, body)).toThrow(sentence);
});
