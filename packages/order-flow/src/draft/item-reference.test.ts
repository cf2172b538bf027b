import { describe, expect, it } from 'vitest';
import { newOrderPositions } from './sending.ts';
import { equalItems } from './equal-items.ts';
import { restore, serialize } from './storage/storage.ts';
import { after, ordering, plain } from '../test-support.ts';

const REFERENCE = { type: 'setItemReference', key: 'a', reference: '  Az. 12/26 ' } as const;
const two = [...ordering(plain, 'a'), ...ordering(plain, 'b')];

describe('the own reference of an item (PAGE-6)', () => {
  it('is sent on one line with its item only, and left out where there is none', () => {
    const [first, second] = newOrderPositions(after([...two, REFERENCE]).basket);
    expect(first?.reference).toBe('Az. 12/26');
    expect(second).not.toHaveProperty('reference');
  });

  it('stays when its item is changed, and is kept by the browser', () => {
    const draft = after([
      ...two,
      REFERENCE,
      { type: 'changeProduct', key: 'a' },
      { type: 'addProduct', key: 'c' },
    ]);
    const references = (items: typeof draft.basket) =>
      items.map(({ key, reference }) => [key, reference]);
    expect(references(draft.basket)).toEqual([
      ['c', REFERENCE.reference],
      ['b', undefined],
    ]);
    expect(references(restore(serialize(draft))?.basket ?? [])).toEqual(references(draft.basket));
  });

  it('does not make the same extract another one', () => {
    expect(equalItems(after([...two, REFERENCE]).basket)).toEqual([[1, 2]]);
  });
});
