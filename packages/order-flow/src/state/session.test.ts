import { describe, expect, it } from 'vitest';
import { after, map, ordering, plain } from '../test-support.ts';
import { initialState } from './initial.ts';

const working = after([
  { type: 'customerKnown', customerKey: 'max' },
  ...ordering(plain, 'a'),
  { type: 'newProduct' },
  { type: 'chooseProduct', product: map },
  { type: 'editAddress', change: { city: 'Lindow' } },
]);

describe('who the order belongs to (FLOW-18)', () => {
  it('is kept through an ended session for the same person', () => {
    const back = after(
      [{ type: 'sessionEnded' }, { type: 'customerKnown', customerKey: 'max' }],
      working,
    );
    expect(back).toStrictEqual(working);
  });

  it('is dropped for another person', () => {
    const other = after(
      [{ type: 'sessionEnded' }, { type: 'customerKnown', customerKey: 'erika' }],
      working,
    );
    expect(other).toStrictEqual({ ...initialState(), customerKey: 'erika' });
  });

  it('is bound to the first person who logs in', () => {
    const anonymous = after([{ type: 'editAddress', change: { city: 'Lindow' } }]);
    const known = after([{ type: 'customerKnown', customerKey: 'max' }], anonymous);
    expect(known).toStrictEqual({ ...anonymous, customerKey: 'max' });
  });

  it('is dropped on logout', () => {
    expect(after([{ type: 'logout' }], working)).toStrictEqual(initialState());
  });

  it('stays bound when the order is cleared', () => {
    const cleared = after([{ type: 'clearAll' }], working);
    expect(cleared).toStrictEqual({ ...initialState(), customerKey: 'max' });
  });

  it('lets a sending that met the end of the session be repeated with its key', () => {
    const state = after(
      [{ type: 'sendStarted', idempotencyKey: 'k' }, { type: 'sessionEnded' }],
      working,
    );
    expect(state.sending).toStrictEqual({ status: 'failed', idempotencyKey: 'k' });
  });
});
