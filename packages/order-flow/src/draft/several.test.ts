import { array, assert, boolean, constantFrom, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftAction } from './model/action.ts';
import type { Draft } from './model/draft.ts';
import { parcelFits, smallestPageFittingAll } from '../rules/print-area/print-area.ts';
import { restore, serialize } from './storage/storage.ts';
import {
  after,
  forest,
  garden,
  map,
  meadow,
  ordering,
  parcelOf,
  plain,
  price,
  rectangle,
} from '../test-support.ts';
import { DEFAULTS } from './empty-draft.ts';
import { createReducer } from './reducer.ts';
import {
  canAddToBasket,
  chosenParcels,
  configuredFee,
  expectedFee,
  remainingCapacity,
  parcelsExceedingPage,
} from './selectors.ts';

const row = (n: number) =>
  parcelOf([rectangle(380_000 + n * 100, 5_820_000, 20, 40)], {
    parcelId: `1236490050${String(n).padStart(4, '0')}______`,
  });
const rows = Array.from({ length: 12 }, (_, n) => row(n));
const idsOf = (draft: Draft) => chosenParcels(draft.configuration).map(({ parcelId }) => parcelId);

const begun: readonly DraftAction[] = [
  { type: 'newProduct' },
  { type: 'chooseProduct', product: map },
  { type: 'allowSeveral', several: true },
];
const request = { productId: 'map', paperCopies: 0, digital: true };
const delivered: readonly DraftAction[] = [
  { type: 'setProvisioning', change: { digital: true } },
  { type: 'priceCalculated', request, price },
];

describe('several parcels of one search (BEY-7)', () => {
  it('can be selected only if allowed', () => {
    const draft = after([{ type: 'chooseParcels', parcels: rows, chosen: true }]);
    expect(idsOf(draft)).toEqual([]);
  });

  it('keep only the shown one when several are no longer allowed', () => {
    const draft = after([
      ...begun,
      { type: 'chooseParcel', parcel: meadow },
      { type: 'chooseParcels', parcels: [garden, meadow], chosen: true },
    ]);
    expect(draft.configuration.parcel).toBe(meadow);
    expect(idsOf(draft)).toEqual([garden.parcelId, meadow.parcelId]);
    expect(idsOf(after([{ type: 'allowSeveral', several: false }], draft))).toEqual([
      meadow.parcelId,
    ]);
    const rest = after([{ type: 'chooseParcels', parcels: [meadow], chosen: false }], draft);
    expect(rest.configuration.parcel).toBe(garden);
  });

  it('have separate print areas, which move alone and are centred together', () => {
    const draft = after([
      ...begun,
      { type: 'chooseParcels', parcels: [garden, meadow], chosen: true },
      { type: 'movePrintArea', dx: 7, dy: 0 },
      { type: 'showParcel', parcelId: meadow.parcelId },
    ]);
    expect(draft.configuration.parcel).toBe(meadow);
    expect(draft.configuration.printAreaCentre).toBeNull();
    expect(draft.configuration.furtherParcels).toEqual([
      { parcel: garden, printAreaCentre: [380_017, 5_820_020] },
    ]);
    const turned = after([{ type: 'setUserFormat', change: { format: 'A3' } }], draft);
    expect(turned.configuration.furtherParcels[0]?.printAreaCentre).toBeNull();
    const other = after([{ type: 'showParcel', parcelId: 'unknown' }], draft);
    expect(other).toBe(draft);
  });

  it('do not pass on what was chosen for one that is no longer selected, and say what they share (IN-6)', () => {
    const draft = after([
      ...begun,
      { type: 'chooseParcels', parcels: [garden], chosen: true },
      { type: 'setJustification', justification: 'Ich kaufe den Garten.' },
      { type: 'setUserFormat', change: { scale: 500 } },
      { type: 'chooseParcels', parcels: [meadow], chosen: true },
    ]);
    expect(draft.configuration).toMatchObject({
      justification: 'Ich kaufe den Garten.',
      justificationReused: true,
      userFormat: { scale: 500 },
    });
    const other = after([{ type: 'chooseParcels', parcels: [garden], chosen: false }], draft);
    const fresh = after([...begun, { type: 'chooseParcels', parcels: [meadow], chosen: true }]);
    expect(other.configuration).toEqual(fresh.configuration);
    // What was chosen for both stays with either.
    const both = after(
      [
        { type: 'setJustification', justification: 'Ich kaufe beide.' },
        { type: 'chooseParcels', parcels: [garden], chosen: false },
      ],
      draft,
    );
    expect(both.configuration).toMatchObject({
      parcel: meadow,
      justification: 'Ich kaufe beide.',
      justificationReused: false,
      userFormat: { scale: 500 },
    });
  });

  it('are checked one by one for fit', () => {
    const draft = after([
      ...begun,
      { type: 'chooseParcels', parcels: [garden, forest], chosen: true },
      ...delivered,
    ]);
    expect(parcelsExceedingPage(draft.configuration)).toEqual([forest]);
    expect(canAddToBasket(draft, 10)).toBe(false);
    expect(smallestPageFittingAll([garden, meadow])).not.toBeNull();
    expect(smallestPageFittingAll([garden, forest])).toBeNull();
  });

  it('have a fee as soon as they are chosen, and the least one before (LOOK-1)', () => {
    expect(expectedFee(after(begun.slice(0, 1)).configuration)).toBeNull();
    const chosen = after([
      ...begun,
      { type: 'chooseParcels', parcels: [meadow, garden], chosen: true },
    ]).configuration;
    const { product } = chosen;
    const paper = product && { ...product.priceBasePaper, priceGross: 1234 };
    const pdf = product && { ...product.priceBasePdf, priceGross: 1234 };
    if (!product || !paper || !pdf) throw new Error('No product');
    const same = { ...product, priceBasePaper: paper, priceBasePdf: pdf };
    expect(expectedFee({ ...chosen, product: same })).toEqual({
      cents: 2468,
      isLeast: false,
      extracts: 2,
    });
    const cheaper = { ...same, priceBasePdf: { ...pdf, priceGross: 1000 } };
    expect(expectedFee({ ...chosen, product: cheaper })).toMatchObject({
      cents: 2000,
      isLeast: true,
    });
    const without = { ...chosen, product: same, parcel: null, furtherParcels: [] };
    expect(expectedFee(without)).toEqual({ cents: 1234, isLeast: true, extracts: 1 });
  });

  it('become basket items sorted by id, each with its print area, and the fee is the sum', () => {
    const draft = after([
      ...begun,
      { type: 'chooseParcels', parcels: [meadow, garden], chosen: true },
      ...delivered,
    ]);
    expect(configuredFee(draft.configuration)).toBe(4400);
    const { basket, configuration } = after([{ type: 'addProduct', key: 'k' }], draft);
    expect(basket.map(({ key, parcel }) => [key, parcel])).toEqual([
      ['k', garden],
      ['k.2', meadow],
    ]);
    for (const { parcel, additionalInfo } of basket) {
      const area = additionalInfo.userFormat?.printArea;
      expect(area && parcelFits(parcel, area)).toBe(true);
    }
    const another = after([{ type: 'newProduct' }], { ...draft, basket, configuration });
    expect(another.configuration.furtherParcels).toEqual([]);
  });

  it('get their configuration back when adding is undone', () => {
    const draft = after([
      ...ordering(plain, 'before'),
      ...begun,
      { type: 'chooseParcels', parcels: [garden, meadow], chosen: true },
      { type: 'movePrintArea', dx: 7, dy: 0 },
      ...delivered,
      { type: 'setStep', step: 'configuration-provisioningType' },
    ]);
    const added = after([{ type: 'addProduct', key: 'k' }], draft);
    const takeBack: DraftAction = {
      type: 'undoAddProducts',
      keys: ['k', 'k.2'],
      configuration: draft.configuration,
    };
    expect(after([takeBack], added)).toStrictEqual(draft);
    // Another extract that was started meanwhile is kept.
    const onward = after([{ type: 'newProduct' }], added);
    expect(after([takeBack], onward)).toStrictEqual({ ...onward, basket: draft.basket });
    // After a logout there is nothing to undo.
    const gone = after([{ type: 'logout' }], added);
    expect(after([takeBack], gone)).toBe(gone);
  });

  it('are restored after a reload unless damaged', () => {
    const draft = after([
      ...begun,
      { type: 'chooseParcels', parcels: [garden, meadow], chosen: true },
    ]);
    expect(restore(serialize(draft))).toEqual(draft);
    expect(restore(serialize(draft).replace('"furtherParcels":[{', '"furtherParcels":[{},{'))).toBe(
      null,
    );
  });

  it('never exceed the capacity of the basket and have no duplicates', () => {
    const maxBasketItems = 5;
    const reduce = createReducer({ defaults: { ...DEFAULTS, maxBasketItems } });
    const tick = record({
      type: constantFrom('chooseParcels' as const),
      parcels: subarray(rows),
      chosen: boolean(),
    });
    assert(
      property(array(tick), array(tick), (first, second) => {
        const fill = (draft: Draft, ticks: readonly DraftAction[], key: string) =>
          [...begun, ...ticks, ...delivered, { type: 'addProduct' as const, key }].reduce(
            (now, action) => {
              const next = reduce(now, action);
              const ids = idsOf(next);
              expect(new Set(ids).size).toBe(ids.length);
              expect(ids).toEqual(ids.toSorted());
              // One parcel may be kept from the extract before, even when the basket is full.
              expect(remainingCapacity(next, maxBasketItems)).toBeGreaterThanOrEqual(-1);
              return next;
            },
            draft,
          );
        const { basket } = fill(fill(after([]), first, 'a'), second, 'b');
        expect(basket.length).toBeLessThanOrEqual(maxBasketItems);
        expect(new Set(basket.map(({ key }) => key)).size).toBe(basket.length);
      }),
    );
  });
});
