import { describe, expect, it } from 'vitest';
import { after, garden, meadow, ordering, plain, product } from '../test-support.ts';
import type { DraftAction } from './model/action.ts';
import { canGoNext } from './steps.ts';
import { configurationOf } from './changing.ts';
import { DEFAULTS } from './empty-draft.ts';
import { needsReview } from './basket-selectors.ts';
import { newOrderPositions } from './sending.ts';
import { restore, serialize } from './storage/storage.ts';

const owner = product({ id: 'owner', sensitiveData: true });
const STATED = { ground: 'sale', fileNumber: ' UVZ 1 ' };
const configuring: readonly DraftAction[] = [
  { type: 'newProduct' },
  { type: 'chooseProduct', product: owner },
  { type: 'setStep', step: 'configuration-parcel' },
  { type: 'chooseParcel', parcel: garden },
  { type: 'setStep', step: 'configuration-justification' },
];
const entitled: DraftAction = { type: 'setEntitlement', entitlement: STATED };
const delivery = ordering(owner, 'a').filter(
  ({ type }) => type === 'setProvisioning' || type === 'priceCalculated' || type === 'addProduct',
);

describe('an extract of an entitled organisation (ORG-2)', () => {
  it.each([
    [{ ground: '', fileNumber: '1' }, false],
    [{ ground: 'sale', fileNumber: ' ' }, false],
    [STATED, true],
  ])('needs ground and file number: %j', (entitlement, isDone) => {
    expect(canGoNext(after([...configuring, { type: 'setEntitlement', entitlement }]))).toBe(
      isDone,
    );
  });

  it('is sent with them and without a reason, and is not reviewed', () => {
    const typed: DraftAction = { type: 'setJustification', justification: 'typed before' };
    const { basket } = after([...configuring, typed, entitled, ...delivery]);
    expect(newOrderPositions(basket)).toMatchObject([
      { justification: '', entitlement: { ground: 'sale', fileNumber: 'UVZ 1' } },
    ]);
    expect(needsReview(basket)).toBe(false);
    expect(needsReview([...basket, ...after(ordering(owner, 'b')).basket])).toBe(true);
    expect(needsReview(after(ordering(plain, 'c')).basket)).toBe(false);
  });

  it('is sent without a file number by who is entered as the owner, until another parcel is chosen (OWN-1)', () => {
    const own: DraftAction = { type: 'setEntitlement', entitlement: { ground: 'owner' } };
    const draft = after([...configuring, own, ...delivery]);
    expect(newOrderPositions(draft.basket)).toMatchObject([
      { justification: '', entitlement: { ground: 'owner' } },
    ]);
    expect(needsReview(draft.basket)).toBe(false);
    const [item] = restore(serialize(draft))?.basket ?? [];
    expect(item && configurationOf(item, DEFAULTS).entitlement).toEqual({ ground: 'owner' });
    const other = after([...configuring, own, { type: 'chooseParcel', parcel: meadow }]);
    expect(other.configuration.entitlement).toBeUndefined();
  });

  it('keeps them in storage and when the item is changed', () => {
    const draft = after([...configuring, entitled, ...delivery]);
    const [item] = restore(serialize(draft))?.basket ?? [];
    expect(item && configurationOf(item, DEFAULTS).entitlement).toEqual(STATED);
  });

  it('takes the usual way again without them, and with a further parcel', () => {
    const usual = after([...configuring, entitled, { type: 'setEntitlement', entitlement: null }]);
    expect(usual.configuration.entitlement).toBeUndefined();
    const further = after([
      ...configuring,
      entitled,
      { type: 'allowSeveral', several: true },
      { type: 'chooseParcels', parcels: [meadow], chosen: true },
    ]);
    expect(further.configuration.entitlement).toBeUndefined();
  });
});
