import { describe, expect, it } from 'vitest';
import type { DraftAction } from './model/action.ts';
import { after, both, forest, garden, JUSTIFICATION, map } from '../test-support.ts';
import { meadow, ordering, owner, plain, price } from '../test-support.ts';
import { DEFAULTS, emptyDraft } from './empty-draft.ts';
import { createReducer } from './reducer.ts';
import { basketTotal } from './basket-selectors.ts';
import { configuredPrintArea, isConfigurationComplete, parcelFitsFormat } from './selectors.ts';

const coordinate: DraftAction = {
  type: 'searchStarted',
  query: { type: 'coordinate', coordinates: [380_000, 5_820_000] },
};

describe('a new configuration (FLOW-10)', () => {
  it('is A4, portrait, colour, 1:1000, one copy, neither digital nor paper', () => {
    expect(emptyDraft().configuration).toMatchObject({
      userFormat: { format: 'A4', orientation: 'PORTRAIT', palette: 'COLOR', scale: 1000 },
      provisioning: { digital: false, paper: false, copies: 1, price: { status: 'unset' } },
    });
  });

  it('uses the configured defaults', () => {
    const userFormat = { ...DEFAULTS.userFormat, orientation: 'LANDSCAPE' } as const;
    const reducer = createReducer({ defaults: { ...DEFAULTS, userFormat } });
    const draft = reducer(emptyDraft(), { type: 'chooseProduct', product: map });
    expect(draft.configuration.userFormat).toBe(userFormat);
  });
});

describe('the search', () => {
  const single = { items: [garden], page: 0, total: 1 };

  it('selects a single hit (UI-6)', () => {
    const draft = after([coordinate, { type: 'searchAnswered', hits: single }]);
    expect(draft.configuration.parcel).toBe(garden);
  });

  it('selects nothing among several hits, even if the last page has only one', () => {
    const hits = { items: [garden], page: 3, total: 22 };
    const draft = after([coordinate, { type: 'searchAnswered', hits }]);
    expect(draft.configuration.parcel).toBeNull();
  });

  it('keeps a selected parcel when its answer is requested again', () => {
    const chosen = after([coordinate, { type: 'chooseParcel', parcel: meadow }]);
    expect(after([{ type: 'searchAnswered', hits: single }], chosen)).toBe(chosen);
  });

  it('keeps the selected parcel on other pages of the same search', () => {
    const draft = after([
      coordinate,
      { type: 'chooseParcel', parcel: meadow },
      { type: 'pageRequested', page: 1 },
    ]);
    expect(draft).toMatchObject({ search: { page: 1 }, configuration: { parcel: meadow } });
  });

  it('has no pages before the first search', () => {
    expect(after([{ type: 'pageRequested', page: 1 }])).toStrictEqual(emptyDraft());
  });
});

describe('the price of a delivery', () => {
  const start = after([{ type: 'chooseProduct', product: plain }]);
  const request = { productId: 'list', paperCopies: 2, digital: true };

  it('is pending, then known, then pending again when the delivery changes', () => {
    const asked = after(
      [{ type: 'setProvisioning', change: { digital: true, paper: true, copies: 2 } }],
      start,
    );
    expect(asked.configuration.provisioning.price).toStrictEqual({ status: 'pending' });
    const known = after([{ type: 'priceCalculated', request, price }], asked);
    expect(known.configuration.provisioning.price).toStrictEqual({ status: 'known', price });
    const more = after([{ type: 'setProvisioning', change: { copies: 3 } }], known);
    expect(more.configuration.provisioning.price).toStrictEqual({ status: 'pending' });
    expect(after([{ type: 'priceCalculated', request, price }], more)).toBe(more);
  });

  it('can be requested again after a failure', () => {
    const draft = after(
      [
        { type: 'setProvisioning', change: { digital: true, paper: true, copies: 2 } },
        { type: 'priceFailed', request },
        { type: 'priceRequested' },
      ],
      start,
    );
    expect(draft.configuration.provisioning.price).toStrictEqual({ status: 'pending' });
  });

  it('is unset without a delivery', () => {
    const draft = after(
      [
        { type: 'setProvisioning', change: { digital: true } },
        { type: 'setProvisioning', change: { digital: false } },
      ],
      start,
    );
    expect(draft.configuration.provisioning.price).toStrictEqual({ status: 'unset' });
  });

  it('clamps copies', () => {
    const draft = after([{ type: 'setProvisioning', change: { copies: 99 } }], start);
    expect(draft.configuration.provisioning.copies).toBe(10);
  });
});

describe('the justification (FLOW-6)', () => {
  it('is reused with a warning that editing clears', () => {
    const again = after([
      ...ordering(owner, 'a'),
      { type: 'newProduct' },
      { type: 'chooseProduct', product: both },
    ]);
    expect(again.configuration).toMatchObject({
      justification: JUSTIFICATION,
      justificationReused: true,
    });
    const edited = after([{ type: 'setJustification', justification: 'anders' }], again);
    expect(edited.configuration.justificationReused).toBe(false);
  });

  it('is not reused for a product without owner data', () => {
    const draft = after([
      ...ordering(owner, 'a'),
      { type: 'newProduct' },
      { type: 'chooseProduct', product: map },
    ]);
    expect(draft.configuration).toMatchObject({ justification: '', justificationReused: false });
  });
});

describe('the basket', () => {
  it('contains the configuration; another extract keeps the parcel', () => {
    const draft = after(ordering(both, 'a'));
    expect(draft.step).toBe('order-summary');
    expect(draft.basket).toMatchObject([
      {
        key: 'a',
        additionalInfo: {
          sensitiveData: { justification: JUSTIFICATION },
          userFormat: { userFormat: { format: 'A4' } },
        },
      },
    ]);
    const another = after([{ type: 'newProduct' }], draft);
    expect(another.configuration).toMatchObject({ product: null, parcel: garden });
  });

  it('rejects items beyond the maximum and duplicate keys', () => {
    const reducer = createReducer({ defaults: { ...DEFAULTS, maxBasketItems: 2 } });
    const fill = (keys: readonly string[]) =>
      keys.flatMap((key) => ordering(plain, key)).reduce(reducer, emptyDraft()).basket.length;
    expect(fill(['a', 'b'])).toBe(2);
    expect(fill(['a', 'b', 'c'])).toBe(2);
    expect(fill(['a', 'a'])).toBe(1);
  });

  it('sums prices in cents unless one is unknown', () => {
    const draft = after([...ordering(plain, 'a'), ...ordering(map, 'b')]);
    expect(basketTotal(draft.basket)).toBe(4400);
    const failed = after([{ type: 'setItemPrice', key: 'a', price: { status: 'failed' } }], draft);
    expect(basketTotal(failed.basket)).toBeNull();
  });

  it('restores a removed item at its former index', () => {
    const full = after([...ordering(plain, 'a'), ...ordering(map, 'b'), ...ordering(plain, 'c')]);
    const [, item] = full.basket;
    if (!item) throw new Error('no second item');
    const begun = after(
      [{ type: 'removeProduct', key: 'b' }, { type: 'newProduct' }],
      after([{ type: 'chooseProduct', product: map }], full),
    );
    const back = after([{ type: 'restoreProduct', item, position: 1 }], begun);
    expect(back).toStrictEqual({ ...begun, basket: full.basket });
    const small = createReducer({ defaults: { ...DEFAULTS, maxBasketItems: 2 } });
    expect(small(begun, { type: 'restoreProduct', item, position: 1 })).toBe(begun);
  });

  it('resets the consent to data transfer with the last sensitive item', () => {
    const draft = after([
      ...ordering(owner, 'a'),
      ...ordering(plain, 'b'),
      { type: 'setConsents', change: { privacy: true, terms: true, dataTransfer: true } },
      { type: 'removeProduct', key: 'a' },
    ]);
    expect(draft.consents).toStrictEqual({ privacy: true, terms: true, dataTransfer: false });
  });

  it('resets the consent to immediate delivery with the last product that is sold by contract (LAW-3)', () => {
    const ticked = { privacy: true, terms: true, immediateDelivery: true };
    const draft = after([
      ...ordering({ ...plain, legalNature: 'CONTRACT' }, 'a'),
      ...ordering(plain, 'b'),
      { type: 'setConsents', change: ticked },
    ]);
    expect(draft.consents.immediateDelivery).toBe(true);
    expect(after([{ type: 'removeProduct', key: 'b' }], draft).consents.immediateDelivery).toBe(
      true,
    );
    expect(after([{ type: 'removeProduct', key: 'a' }], draft).consents).toStrictEqual({
      privacy: true,
      terms: true,
      dataTransfer: false,
    });
  });
});

describe('print area and fit', () => {
  it('depend on parcel, format and moves', () => {
    const start = after([
      { type: 'chooseProduct', product: map },
      { type: 'chooseParcel', parcel: garden },
    ]).configuration;
    expect(configuredPrintArea(start)?.[0]).toStrictEqual([380_010 - 95, 5_820_020 - 118.5]);
    expect(parcelFitsFormat(start)).toBe(true);
    const moved = after([{ type: 'movePrintArea', dx: 100, dy: 0 }], {
      ...emptyDraft(),
      configuration: start,
    });
    expect(parcelFitsFormat(moved.configuration)).toBe(false);
  });

  it('stop at the parcel when moved', () => {
    const { configuration } = after([
      { type: 'chooseProduct', product: map },
      { type: 'chooseParcel', parcel: garden },
      { type: 'movePrintArea', dx: 1e6, dy: -1e6 },
      { type: 'movePrintArea', dx: Number.NaN, dy: 0 },
    ]);
    expect(configuration.printAreaCentre).toStrictEqual([380_020 + 95, 5_820_000 - 118.5]);
  });

  it('block a parcel that fits no page', () => {
    const { configuration } = after([
      { type: 'chooseProduct', product: map },
      { type: 'chooseParcel', parcel: forest },
    ]);
    expect(isConfigurationComplete(configuration)).toBe(false);
  });
});

const sent = (of: typeof plain) =>
  after([...ordering(of, 'a'), { type: 'orderCreated', orderNumber: '4711' }]);

describe('sending (FLOW-13)', () => {
  it('shows payment, or approval with owner data, and clears the basket', () => {
    expect(sent(plain)).toMatchObject({ step: 'payment', orderNumber: '4711', basket: [] });
    expect(sent(owner)).toMatchObject({ step: 'approval', orderNumber: '4711', basket: [] });
  });
});
