import { describe, expect, it } from 'vitest';
import type { DraftAction } from './model/action.ts';
import type { Draft } from './model/draft.ts';
import { after, failure, ordering, price } from '../test-support.ts';
import { forest, garden, map, meadow, owner, plain } from '../test-support.ts';
import { emptyDraft } from './empty-draft.ts';
import { ACTION_TYPES, createReducer, reduce } from './reducer.ts';

const hits = { items: [garden], page: 0, total: 1 };
const address = { zipCode: '12345', city: '', streetName: 'Am Hang', houseNumber: '' };
const register = { landRegisterDistrictId: '0653', bookingSheet: '15-19' };

const acted = after([
  ...ordering(owner, 'a'),
  { type: 'setConsents', change: { privacy: true, terms: true, dataTransfer: true } },
  { type: 'newProduct' },
  { type: 'chooseProduct', product: map },
  { type: 'editAddress', change: address },
  { type: 'searchStarted', query: { type: 'address', params: address } },
  { type: 'pageRequested', page: 2 },
  { type: 'chooseParcel', parcel: garden },
  { type: 'setJustification', justification: 'kept nowhere but here' },
  { type: 'setUserFormat', change: { scale: 500, orientation: 'LANDSCAPE' } },
  { type: 'movePrintArea', dx: 5, dy: 5 },
  { type: 'confirmPartialPage', confirmed: true },
  { type: 'setProvisioning', change: { paper: true, copies: 3 } },
  { type: 'customerKnown', customerKey: 'max' },
  { type: 'sendStarted', idempotencyKey: 'k1' },
]);

/** A state in which every field differs from its first value. */
const rich: Draft = {
  ...acted,
  configuration: {
    ...acted.configuration,
    justificationReused: true,
    furtherParcels: [{ parcel: meadow, printAreaCentre: [380_130, 5_820_020] }],
    madeFor: [garden.parcelId, meadow.parcelId],
  },
  step: 'configuration-provisioningType',
  editedKeys: ['a'],
  addressee: { name: 'A', street: 'B 1', zipCode: '12345', city: 'C', country: 'DE' },
  orderNumber: '0815',
  search: {
    ...after([]).search,
    type: 'register',
    several: true,
    text: 'Lindow 3',
    inputs: { ...after([]).search.inputs, address },
    query: { type: 'register', params: register },
    page: 2,
    order: 'AREA',
    within: [0, 0, 50, 50],
    section: [0, 0, 100, 100],
    messages: [{ field: 'city', key: 'CITY_PATTERN' }],
  },
};

const [basketItem] = after(ordering(map, 'removed')).basket;
if (!basketItem) throw new Error('no item');

const flat = (draft: Draft): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(draft)),
  ...Object.fromEntries(
    Object.entries(draft.configuration).map(([name, value]) => [`configuration.${name}`, value]),
  ),
  ...Object.fromEntries(
    Object.entries(draft.search).map(([name, value]) => [`search.${name}`, value]),
  ),
});

/** The fields, other than the two groups themselves, that an action changed. */
function changed(before: Draft, now: Draft): string[] {
  const [old, fresh] = [flat(before), flat(now)];
  return Object.keys({ ...old, ...fresh }).filter(
    (field) =>
      field !== 'configuration' &&
      field !== 'search' &&
      JSON.stringify(old[field]) !== JSON.stringify(fresh[field]),
  );
}

const CHOICES = [
  'configuration.furtherParcels',
  'configuration.provisioning',
  'configuration.justification',
  'configuration.justificationReused',
  'configuration.userFormat',
  'configuration.printAreaCentre',
  'configuration.partialPageConfirmed',
  'configuration.madeFor',
];
const SEARCHED = ['search.query', 'search.page', 'search.within', 'search.messages'];
const EVERYTHING = [
  'step',
  'editedKeys',
  'basket',
  'addressee',
  'consents',
  'sending',
  'orderNumber',
  'configuration.product',
  'configuration.parcel',
  ...CHOICES,
  'search.type',
  'search.several',
  'search.text',
  'search.inputs',
  'search.order',
  'search.section',
  ...SEARCHED,
];
const request = { productId: 'map', paperCopies: 3, digital: false };

const TABLE: readonly (readonly [DraftAction, readonly string[]])[] = [
  [{ type: 'clearAll' }, EVERYTHING],
  [{ type: 'login' }, ['step']],
  [{ type: 'setStep', step: 'configuration-product' }, ['step']],
  [{ type: 'next' }, []],
  [{ type: 'back' }, ['step']],
  [
    { type: 'newProduct' },
    ['step', 'editedKeys', 'orderNumber', 'configuration.product', ...CHOICES],
  ],
  [{ type: 'cancelConfiguration' }, ['step']],
  [{ type: 'chooseProduct', product: plain }, ['configuration.product', ...CHOICES]],
  [{ type: 'chooseProduct', product: map }, []],
  [{ type: 'chooseParcel', parcel: meadow }, ['configuration.parcel', ...CHOICES]],
  [{ type: 'chooseParcel', parcel: garden }, CHOICES],
  [
    { type: 'chooseParcels', parcels: [forest], chosen: true },
    ['configuration.furtherParcels', 'configuration.partialPageConfirmed'],
  ],
  [{ type: 'chooseParcels', parcels: [meadow], chosen: true }, []],
  [
    { type: 'chooseParcels', parcels: [meadow], chosen: false },
    ['configuration.furtherParcels', 'configuration.partialPageConfirmed'],
  ],
  [
    { type: 'chooseParcels', parcels: [garden], chosen: false },
    [
      'configuration.parcel',
      'configuration.printAreaCentre',
      'configuration.furtherParcels',
      'configuration.partialPageConfirmed',
    ],
  ],
  [
    { type: 'chooseParcels', parcels: [garden, meadow], chosen: false },
    ['configuration.parcel', ...CHOICES],
  ],
  [{ type: 'chooseParcels', parcels: [forest], chosen: false }, []],
  [
    { type: 'showParcel', parcelId: meadow.parcelId },
    ['configuration.parcel', 'configuration.furtherParcels', 'configuration.printAreaCentre'],
  ],
  [{ type: 'showParcel', parcelId: garden.parcelId }, []],
  [{ type: 'setUserFormat', change: { palette: 'BW' } }, ['configuration.userFormat']],
  [
    { type: 'setUserFormat', change: { format: 'A3' } },
    [
      'configuration.userFormat',
      'configuration.printAreaCentre',
      'configuration.furtherParcels',
      'configuration.partialPageConfirmed',
    ],
  ],
  [
    { type: 'movePrintArea', dx: 1, dy: 0 },
    ['configuration.printAreaCentre', 'configuration.partialPageConfirmed'],
  ],
  [
    { type: 'centrePrintArea' },
    ['configuration.printAreaCentre', 'configuration.partialPageConfirmed'],
  ],
  [
    { type: 'setOneSheet', oneSheet: true },
    [
      'configuration.oneSheet',
      'configuration.printAreaCentre',
      'configuration.furtherParcels',
      'configuration.partialPageConfirmed',
    ],
  ],
  [{ type: 'confirmPartialPage', confirmed: false }, ['configuration.partialPageConfirmed']],
  [
    { type: 'setJustification', justification: 'x' },
    ['configuration.justification', 'configuration.justificationReused'],
  ],
  [
    { type: 'chooseGround', ground: 'kauf', beginning: 'Ich kaufe ', beginnings: ['Ich kaufe '] },
    ['configuration.ground'],
  ],
  [
    { type: 'setEvidence', evidence: [{ id: 'f1', name: 'Vertrag.pdf', bytes: 5 }] },
    ['configuration.evidence'],
  ],
  [
    { type: 'setEntitlement', entitlement: { ground: 'sale', fileNumber: '1' } },
    ['configuration.entitlement'],
  ],
  [{ type: 'setProvisioning', change: { digital: true } }, ['configuration.provisioning']],
  [{ type: 'priceCalculated', request, price }, ['configuration.provisioning']],
  [{ type: 'priceFailed', request }, ['configuration.provisioning']],
  [{ type: 'priceFailed', request: { ...request, paperCopies: 2 } }, []],
  [{ type: 'priceRequested' }, []],
  [{ type: 'setSearchType', searchType: 'parcel' }, ['search.type', ...SEARCHED]],
  [{ type: 'setSearchType', searchType: 'register' }, []],
  [{ type: 'allowSeveral', several: false }, ['search.several', 'configuration.furtherParcels']],
  [{ type: 'allowSeveral', several: true }, []],
  [{ type: 'editSearchText', text: 'Lindow' }, ['search.text']],
  [{ type: 'editAddress', change: { city: 'Lindow' } }, ['search.inputs']],
  [{ type: 'editParcel', change: { parcelNumber: '7' } }, ['search.inputs']],
  [{ type: 'editRegister', change: { bookingSheet: '7' } }, ['search.inputs']],
  [{ type: 'searchRejected', messages: [] }, SEARCHED],
  [
    {
      type: 'searchStarted',
      query: { type: 'coordinate', coordinates: [380_000, 5_820_000] },
    },
    ['search.type', ...SEARCHED, 'configuration.parcel', ...CHOICES],
  ],
  [{ type: 'pageRequested', page: 1 }, ['search.page']],
  [
    { type: 'arrangeHits', change: { limit: 25, order: 'ADDRESS', within: null } },
    ['search.limit', 'search.order', 'search.within', 'search.page'],
  ],
  [{ type: 'mapMoved', section: [1, 1, 9, 9] }, ['search.section', 'search.within', 'search.page']],
  [{ type: 'searchAnswered', hits }, []],
  [{ type: 'addProduct', key: 'b' }, []],
  [{ type: 'addItems', items: [basketItem] }, ['step', 'basket', 'sending', 'orderNumber']],
  [{ type: 'changeProduct', key: 'a' }, ['configuration.product', ...CHOICES]],
  [{ type: 'changeProduct', key: 'unknown' }, []],
  [{ type: 'duplicateProduct', key: 'a', newKey: 'b' }, ['basket', 'sending']],
  [{ type: 'setItemReference', key: 'a', reference: 'Az. 1' }, ['basket', 'sending']],
  [{ type: 'duplicateProduct', key: 'a', newKey: 'a' }, []],
  [{ type: 'removeProduct', key: 'a' }, ['basket', 'editedKeys', 'consents', 'sending']],
  [{ type: 'removeProduct', key: 'unknown' }, []],
  [{ type: 'restoreProduct', item: basketItem, position: 0 }, ['basket', 'sending']],
  [{ type: 'restoreProduct', item: { ...basketItem, key: 'a' }, position: 0 }, []],
  [
    { type: 'undoAddProducts', keys: ['a'], configuration: after([]).configuration },
    ['basket', 'editedKeys', 'consents', 'sending'],
  ],
  [{ type: 'undoAddProducts', keys: ['unknown'], configuration: rich.configuration }, []],
  [{ type: 'clearBasket' }, ['basket', 'editedKeys', 'consents', 'sending']],
  [{ type: 'setItemPrice', key: 'a', price: { status: 'failed' } }, ['basket']],
  [{ type: 'setAddressee', addressee: null }, ['addressee', 'sending']],
  [{ type: 'setConsents', change: { terms: false } }, ['consents']],
  [{ type: 'sendStarted', idempotencyKey: 'k2' }, []],
  [{ type: 'sendFailed', idempotencyKey: 'a', failure }, ['sending']],
  [{ type: 'sendFailed', idempotencyKey: 'earlier', failure }, []],
  [{ type: 'orderCreated', orderNumber: '4711' }, EVERYTHING],
  [{ type: 'orderedElsewhere', keys: ['a'], orderNumber: '4711' }, []],
  [{ type: 'approval', orderNumber: '4711' }, ['step', 'orderNumber']],
  [{ type: 'customerKnown', customerKey: 'max' }, []],
  [{ type: 'customerKnown', customerKey: 'erika' }, ['customerKey', ...EVERYTHING]],
  [{ type: 'logout' }, ['customerKey', ...EVERYTHING]],
  [{ type: 'sessionEnded' }, ['sending']],
];

describe('what each action changes (FLOW-9)', () => {
  it.each(TABLE)('%j', (action, fields) => {
    expect(changed(rich, reduce(rich, action)).toSorted()).toStrictEqual([...fields].toSorted());
  });

  it('covers every action', () => {
    expect(new Set(TABLE.map(([action]) => action.type))).toStrictEqual(new Set(ACTION_TYPES));
  });

  it('starts from a state that differs from the initial state in every field except the page size', () => {
    const unchanged = ['configuration', 'search', 'search.limit'];
    expect(new Set(changed(emptyDraft(), rich))).toStrictEqual(
      new Set(Object.keys(flat(rich)).filter((field) => !unchanged.includes(field))),
    );
  });

  it('does not mutate its input', () => {
    const before = JSON.stringify(rich);
    for (const [action] of TABLE) reduce(rich, action);
    expect(JSON.stringify(rich)).toBe(before);
  });
});

describe('unknown actions (FLOW-12)', () => {
  it.each(['jump', 'toString', '__proto__'])('logs and ignores %s', (type) => {
    const logged: unknown[] = [];
    const reducer = createReducer({ log: (message, action) => logged.push(message, action) });
    const action: DraftAction = JSON.parse(JSON.stringify({ type }));
    expect(reducer(rich, action)).toBe(rich);
    expect(logged).toStrictEqual(['Unknown action ignored', action]);
  });
});
