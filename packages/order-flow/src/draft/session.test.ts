import { describe, expect, it } from 'vitest';
import { restore, serialize } from './storage/storage.ts';
import { after, failure, map, ordering, plain } from '../test-support.ts';
import { emptyDraft } from './empty-draft.ts';

const working = after([
  { type: 'customerKnown', customerKey: 'max' },
  ...ordering(plain, 'a'),
  { type: 'newProduct' },
  { type: 'chooseProduct', product: map },
  { type: 'editAddress', change: { city: 'Lindow' } },
]);

describe('the customer of the state (FLOW-18)', () => {
  it('keeps the state for the same customer after the session has ended', () => {
    const back = after(
      [{ type: 'sessionEnded' }, { type: 'customerKnown', customerKey: 'max' }],
      working,
    );
    expect(back).toStrictEqual(working);
  });

  it('resets the state for another customer', () => {
    const other = after(
      [{ type: 'sessionEnded' }, { type: 'customerKnown', customerKey: 'erika' }],
      working,
    );
    expect(other).toStrictEqual({ ...emptyDraft(), customerKey: 'erika' });
  });

  it('is the first customer who logs in', () => {
    const anonymous = after([{ type: 'editAddress', change: { city: 'Lindow' } }]);
    const known = after([{ type: 'customerKnown', customerKey: 'max' }], anonymous);
    expect(known).toStrictEqual({ ...anonymous, customerKey: 'max' });
  });

  it('resets the state on logout', () => {
    expect(after([{ type: 'logout' }], working)).toStrictEqual(emptyDraft());
  });

  it('keeps the customer when the state is cleared', () => {
    const cleared = after([{ type: 'clearAll' }], working);
    expect(cleared).toStrictEqual({ ...emptyDraft(), customerKey: 'max' });
  });

  it('keeps the idempotency key, and no failure, when the session ends while sending', () => {
    const draft = after(
      [{ type: 'sendStarted', idempotencyKey: 'k' }, { type: 'sessionEnded' }],
      working,
    );
    expect(draft.sending).toStrictEqual({ status: 'interrupted', idempotencyKey: 'a' });
    expect(restore(serialize(draft))?.sending).toStrictEqual(draft.sending);
    const again = after(
      [
        { type: 'sendFailed', idempotencyKey: 'a', failure },
        { type: 'sendStarted', idempotencyKey: 'n' },
      ],
      draft,
    );
    expect(again.sending).toStrictEqual({ status: 'started', idempotencyKey: 'a' });
  });
});
