import { describe, expect, it } from 'vitest';
import { printArea } from '../rules/print-area/print-area.ts';
import { DEFAULTS, emptyDraft } from './empty-draft.ts';
import { createReducer } from './reducer.ts';
import { after, both, forest, garden, JUSTIFICATION, map } from '../test-support.ts';
import { ordering, parcelOf, plain, positionOf, price, rectangle } from '../test-support.ts';
import { reorderObstacle, reorderPriceRequest, reorderedItem } from './reorder.ts';
import { newOrderPositions } from './sending.ts';

const farAway = parcelOf([rectangle(381_000, 5_821_000, 20, 30)]);
const itemsOf = [plain, map, both].flatMap(
  (product) => after(ordering(product, product.id)).basket,
);

describe('ordering again (JRN-8)', () => {
  it.each(itemsOf)('sends the same position: $product.id', (item) => {
    const position = positionOf(item);
    const again = reorderedItem(position, item, price, 'again');
    if (!again) throw new Error('no item');
    expect(newOrderPositions([again])).toEqual(newOrderPositions([item]));
    expect(reorderPriceRequest(position, item.product)).toEqual({
      productId: item.product.id,
      paperCopies: 0,
      digital: true,
    });
  });

  it('keeps the justification and centres the print area on a parcel that has changed', () => {
    const [, , item] = itemsOf;
    if (!item) throw new Error('no item');
    const again = reorderedItem(positionOf(item), { product: both, parcel: farAway }, price, 'k');
    expect(again?.additionalInfo.sensitiveData).toEqual({ justification: JUSTIFICATION });
    expect(again?.additionalInfo.userFormat?.printArea).toEqual(
      printArea(farAway, DEFAULTS.userFormat),
    );
  });

  it.each([
    [{ product: null, parcel: garden }, 'PRODUCT'],
    [{ product: plain, parcel: null }, 'PARCEL'],
    [{ product: map, parcel: forest }, 'TOO_LARGE'],
    [{ product: plain, parcel: forest }, null],
  ])(
    'is impossible without product or parcel, or for a parcel too large: %#',
    (current, expected) => {
      expect(reorderObstacle(current)).toBe(expected);
      const [item] = itemsOf;
      if (!item) throw new Error('no item');
      expect(reorderedItem(positionOf(item), current, price, 'k') === null).toBe(expected !== null);
    },
  );

  it('adds to the basket up to its maximum and shows the summary', () => {
    const reduce = createReducer({ defaults: { ...DEFAULTS, maxBasketItems: 2 } });
    const draft = reduce(emptyDraft(), { type: 'addItems', items: itemsOf });
    expect(draft.basket).toEqual(itemsOf.slice(0, 2));
    expect(draft).toMatchObject({ step: 'order-summary', orderNumber: null });
    expect(reduce(draft, { type: 'addItems', items: itemsOf }).basket).toBe(draft.basket);
  });
});
