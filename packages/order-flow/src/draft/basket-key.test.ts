import { describe, expect, it } from 'vitest';
import type { DraftAction } from './model/action.ts';
import type { Draft } from './model/draft.ts';
import { restore, serialize } from './storage/storage.ts';
import { after, failure, ordering, plain } from '../test-support.ts';

const send: DraftAction = { type: 'sendStarted', idempotencyKey: 'fresh' };
const elsewhere = (...keys: readonly string[]): DraftAction => ({
  type: 'orderedElsewhere',
  keys,
  orderNumber: '4711',
});

/** The key of the request that a tab with this state sends. */
function sentKey(draft: Draft): string | undefined {
  return after([send], draft).sending.idempotencyKey;
}

const one = after(ordering(plain, 'a'));
const two = after(ordering(plain, 'b'), one);

describe('the idempotency key of a basket (FIND-5, FLOW-13)', () => {
  it('comes with the first item, so that every tab with the basket sends the same one', () => {
    const otherTab = restore(serialize(two));
    expect(sentKey(one)).toBe('a');
    expect([sentKey(two), otherTab && sentKey(otherTab)]).toStrictEqual(['a', 'a']);
  });

  it('stays when sending fails and when the basket or the address changes', () => {
    const changes: readonly (readonly DraftAction[])[] = [
      [],
      ordering(plain, 'c'),
      [{ type: 'removeProduct', key: 'a' }],
      [{ type: 'setAddressee', addressee: null }],
    ];
    const failed = after([send, { type: 'sendFailed', idempotencyKey: 'a', failure }], two);
    for (const actions of changes) expect(sentKey(after(actions, failed))).toBe('a');
  });

  it('is another one for the next basket', () => {
    const created = after([send, { type: 'orderCreated', orderNumber: '4711' }], two);
    expect(sentKey(after(ordering(plain, 'c'), created))).toBe('c');
    const emptied = after([{ type: 'clearBasket' }], two);
    expect(emptied.sending).toStrictEqual({ status: 'idle' });
    expect(sentKey(after(ordering(plain, 'd'), emptied))).toBe('d');
  });

  it('is another one after the backend has refused it for other contents', () => {
    const refused = { status: 422, messageKey: 'IDEMPOTENCY_KEY_REUSED' };
    const failed = after(
      [send, { type: 'sendFailed', idempotencyKey: 'a', failure: refused }],
      two,
    );
    expect(sentKey(failed)).toBe('fresh');
    expect(sentKey(after([{ type: 'removeProduct', key: 'b' }], failed))).toBe('fresh');
  });

  it('has only letters that the contract allows', () => {
    const [item] = one.basket;
    if (!item) throw new Error('no item');
    const restored = after(
      [{ type: 'restoreProduct', item: { ...item, key: 'a.2' }, position: 0 }],
      after([{ type: 'clearBasket' }], one),
    );
    expect(sentKey(restored)).toBe('a-2');
  });
});

describe('items that another tab has ordered (FIND-5)', () => {
  it('leave the basket; an empty one names the order', () => {
    const draft = after([elsewhere('a', 'b')], two);
    expect(draft).toMatchObject({ basket: [], orderNumber: '4711', sending: { status: 'idle' } });
  });

  it('leave the others, which are another basket with one key in all tabs', () => {
    const rest = after([elsewhere('a')], two);
    expect(rest.basket.map(({ key }) => key)).toStrictEqual(['b']);
    expect(rest.orderNumber).toBeNull();
    expect(sentKey(rest)).toBe('rest-of-order-4711');
  });

  it('stay while this tab sends them, whose own answer names the order', () => {
    const sending = after([send], two);
    expect(after([elsewhere('a', 'b')], sending)).toBe(sending);
    const created = after([{ type: 'orderCreated', orderNumber: '4711' }], sending);
    expect(created).toMatchObject({ basket: [], step: 'payment', orderNumber: '4711' });
  });

  it('change nothing where the basket has none of them', () => {
    expect(after([elsewhere('z')], two)).toBe(two);
  });
});
