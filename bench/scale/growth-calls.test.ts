import { expect, it } from 'vitest';
import { askedOperations, operations, WITHOUT_GROWTH } from './growth-calls.ts';

it('asks every call of the contract that reads or writes what grows (OPS-10)', () => {
  const known = [...askedOperations(), ...Object.values(WITHOUT_GROWTH).flat()];
  expect([...new Set(known)].toSorted()).toEqual(operations().toSorted());
});
