import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftAction } from './model/action.ts';
import type { Draft } from './model/draft.ts';
import { restore, serialize } from './storage/storage.ts';
import {
  after,
  both,
  garden,
  map,
  meadow,
  ordering,
  owner,
  plain,
  price,
} from '../test-support.ts';
import { changedPosition, configurationOf } from './changing.ts';
import { DEFAULTS } from './empty-draft.ts';
import { priceRequest, toBasketItems } from './selectors.ts';

/** Any input of the steps, in any order. */
const input: Arbitrary<DraftAction> = oneof(
  record({
    type: constant('chooseProduct' as const),
    product: constantFrom(plain, map, owner, both),
  }),
  record({ type: constant('chooseParcel' as const), parcel: constantFrom(garden, meadow) }),
  record({
    type: constant('setUserFormat' as const),
    change: record({
      format: constantFrom('A4' as const, 'A3' as const),
      scale: constantFrom(500 as const, 1000 as const),
      palette: constantFrom('COLOR' as const, 'BW' as const),
    }),
  }),
  record({
    type: constant('movePrintArea' as const),
    dx: integer({ min: -90, max: 90 }),
    dy: integer({ min: -90, max: 90 }),
  }),
  record({
    type: constant('setJustification' as const),
    justification: string({ minLength: 10, maxLength: 40 }),
  }),
  record({
    type: constant('setProvisioning' as const),
    change: record({ digital: boolean(), paper: boolean(), copies: integer({ min: 1, max: 10 }) }),
  }),
);

/** The state with the price of the configured delivery. */
function priced(draft: Draft): Draft {
  const { product, provisioning } = draft.configuration;
  const request = priceRequest(product, provisioning);
  return request ? after([{ type: 'priceCalculated', request, price }], draft) : draft;
}

const start = after([
  ...ordering(plain, 'first'),
  ...ordering(both, 'second'),
  ...ordering(map, 'third'),
]);
const change: DraftAction = { type: 'changeProduct', key: 'second' };
const add: DraftAction = { type: 'addProduct', key: 'changed' };
const keysOf = ({ basket }: Draft) => basket.map(({ key }) => key);

describe('changing an item of the basket (JRN-7)', () => {
  it('shows its configuration and replaces it at its place', () => {
    const changing = after([change], start);
    expect(changing.step).toBe('configuration-provisioningType');
    expect(changing.configuration).toMatchObject({ product: both, parcel: garden });
    expect(changedPosition(changing)).toBe(2);
    expect(keysOf(changing)).toEqual(['first', 'second', 'third']);
    const changed = after([{ type: 'setUserFormat', change: { scale: 500 } }, add], changing);
    expect(keysOf(changed)).toEqual(['first', 'changed', 'third']);
    expect(changed.basket[1]?.additionalInfo.userFormat?.userFormat.scale).toBe(500);
  });

  it('is possible in a full basket', () => {
    const full = { ...start, basket: start.basket.concat(start.basket, start.basket).slice(0, 9) };
    const keyed = full.basket.map((item, index) => ({ ...item, key: `k${index}` }));
    const draft = after([{ type: 'duplicateProduct', key: 'k0', newKey: 'k9' }], {
      ...full,
      basket: keyed,
    });
    expect(draft.basket).toHaveLength(10);
    expect(after([{ type: 'duplicateProduct', key: 'k0', newKey: 'k10' }], draft)).toBe(draft);
    const changed = after([{ type: 'changeProduct', key: 'k4' }, add], draft);
    expect(keysOf(changed)[5]).toBe('changed');
    expect(changed.basket).toHaveLength(10);
  });

  it('can be cancelled: the item stays as it was', () => {
    const cancelled = after(
      [change, { type: 'chooseParcel', parcel: meadow }, { type: 'cancelConfiguration' }],
      start,
    );
    expect(cancelled.basket).toBe(start.basket);
  });

  it('without a change keeps what is sent, whatever was configured', () => {
    assert(
      property(array(input, { maxLength: 12 }), (actions) => {
        const configured = priced(after([{ type: 'newProduct' }, ...actions], start));
        const added = after([{ type: 'addProduct', key: 'new' }], configured);
        const item = added.basket.find(({ key }) => key === 'new');
        if (!item) return;
        expect(toBasketItems(configurationOf(item, DEFAULTS), 'new')).toEqual([item]);
        const again = after(
          [{ type: 'newProduct' }, { type: 'changeProduct', key: 'new' }, { ...add, key: 'new' }],
          added,
        );
        expect(again.basket).toEqual(added.basket);
        expect(restore(serialize(again))).toEqual(again);
      }),
    );
  });

  it('never adds or removes an item, and leaves the others untouched', () => {
    assert(
      property(array(input, { maxLength: 12 }), (actions) => {
        const changed = after([add], priced(after([change, ...actions], start)));
        expect(changed.basket).toHaveLength(3);
        expect([changed.basket[0], changed.basket[2]]).toEqual([start.basket[0], start.basket[2]]);
      }),
    );
  });
});

describe('going back from the basket (JRN-7)', () => {
  it('shows what was chosen, and adding it again replaces it', () => {
    const back = after([{ type: 'setStep', step: 'configuration-product' }], start);
    expect(back.step).toBe('configuration-product');
    expect(back.configuration).toMatchObject({ product: map, parcel: garden });
    expect(keysOf(after([add], back))).toEqual(['first', 'second', 'changed']);
  });

  it('to a removed item loses nothing: it can be added as a new one', () => {
    const removed = after([{ type: 'removeProduct', key: 'third' }], start);
    expect(changedPosition(removed)).toBeNull();
    expect(keysOf(after([add], removed))).toEqual(['first', 'second', 'changed']);
  });

  it('to the login step starts another extract, unless a change would be lost', () => {
    const login: DraftAction[] = [{ type: 'login' }, { type: 'newProduct' }];
    expect(after(login, start).configuration.product).toBeNull();
    const changing = after([change, { type: 'setUserFormat', change: { scale: 500 } }], start);
    expect(after(login, changing).configuration).toBe(changing.configuration);
  });
});

describe('duplicating an item of the basket (JRN-7)', () => {
  it('inserts an equal item after it', () => {
    const twice = after([{ type: 'duplicateProduct', key: 'second', newKey: 'copy' }], start);
    expect(keysOf(twice)).toEqual(['first', 'second', 'copy', 'third']);
    expect({ ...twice.basket[2], key: 'second' }).toEqual(twice.basket[1]);
  });
});
