import type { Customer, NewOrderPosition, Parcel, Product } from '@portal/api';
import { loadContract } from '@portal/api/contract';
import {
  createReducer,
  emptyDraft,
  newOrderPositions,
  trimFields,
  validateAddress,
  validateDelivery,
  validateJustification,
  validateParcel,
  validateRegister,
} from '@portal/order-flow';
import type { DraftAction, Draft } from '@portal/order-flow';
import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractSchemas } from '../../contract/schemas.ts';
import { checkPosition } from './check-position.ts';

const schemas = contractSchemas(loadContract());
const reduce = createReducer();
const VALIDATION = { landCode: '12' };
const PARCEL_ID = '12364900500114______';

const erika: Customer = {
  id: 'c1',
  name: 'Erika',
  lastname: 'Mustermann',
  email: 'erika@example.org',
  trustLevel: 'LEVEL_4',
  sex: 'FEMALE',
  address: { street: 'Lindenallee 5', zipCode: '15990', city: 'Lindenau', country: 'DE' },
};

function productOf(sensitiveData: boolean, userDefinedFormat: boolean): Product {
  return {
    id: 'extract',
    displayName: 'Auszug',
    englishDisplayName: 'Extract',
    description: '',
    englishDescription: '',
    imagePath: '/x.svg',
    sensitiveData,
    userDefinedFormat,
    property: false,
    withLandEstimate: false,
    priceBasePdf: { priceGross: 2200 },
    priceBasePaper: { priceGross: 2200 },
    priceMultiCopyPaper: { priceGross: 700 },
    status: 'ACTIVE',
    minimalTrustLevel: 'LEVEL_1',
  };
}

function parcelOf(x: number, y: number, width: number, height: number): Parcel {
  const ring: [number, number][] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  return {
    parcelId: PARCEL_ID,
    displayString: 'Lindenau, Flur 5, Flurstück 114',
    localSubdistrictId: '3649',
    localSubdistrict: 'Lindenau',
    cadastralSection: '5',
    parcelNumber: '114',
    area: Math.max(1, Math.round(width * height)),
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
    shape: [ring],
    holes: [],
  };
}

const metres = (min: number, max: number) => double({ min, max, noNaN: true });

const parcels = tuple(
  metres(380_000, 400_000),
  metres(5_780_000, 5_800_000),
  metres(0.5, 2200),
  metres(0.5, 2200),
).map(([x, y, width, height]) => parcelOf(x, y, width, height));

const products = tuple(boolean(), boolean()).map(([one, two]) => productOf(one, two));

/** All changes of an extract, in any order. */
const edits: Arbitrary<DraftAction> = oneof(
  record({
    type: constant('setUserFormat' as const),
    change: record({
      format: constantFrom('A4' as const, 'A3' as const),
      orientation: constantFrom('PORTRAIT' as const, 'LANDSCAPE' as const),
      palette: constantFrom('COLOR' as const, 'BW' as const),
      scale: constantFrom(500 as const, 1000 as const, 2000 as const, 5000 as const),
    }),
  }),
  record({
    type: constant('movePrintArea' as const),
    dx: metres(-3000, 3000),
    dy: metres(-3000, 3000),
  }),
  record({
    type: constant('setJustification' as const),
    justification: string({ maxLength: 520, unit: 'grapheme' }),
  }),
  record({
    type: constant('setProvisioning' as const),
    change: record({ digital: boolean(), paper: boolean(), copies: integer() }),
  }),
);

const price = { currency: 'EUR', priceGross: 1, priceNet: 1, vatAmount: 0, vatRate: 0 } as const;

/** The basket after these changes; empty when the browser refuses the extract. */
function basketOf(product: Product, parcel: Parcel, actions: readonly DraftAction[]): Draft {
  const configured = [
    { type: 'chooseProduct', product },
    { type: 'chooseParcel', parcel },
    { type: 'setJustification', justification: 'Ich möchte das Grundstück kaufen.' },
    { type: 'setProvisioning', change: { digital: true } },
    ...actions,
  ] satisfies DraftAction[];
  const state = configured.reduce(reduce, emptyDraft());
  const { digital, paper, copies } = state.configuration.provisioning;
  const request = { productId: product.id, paperCopies: paper ? copies : 0, digital };
  const priced = reduce(state, { type: 'priceCalculated', request, price });
  return reduce(priced, { type: 'addProduct', key: 'k' });
}

/** Serialises and parses the positions as JSON. */
function overTheWire(positions: readonly NewOrderPosition[]): {
  orderPositions: NewOrderPosition[];
} {
  return JSON.parse(JSON.stringify({ orderPositions: positions }));
}

const context = (product: Product, parcel: Parcel) => ({
  customer: erika,
  isGuest: false,
  validation: VALIDATION,
  product: () => product,
  parcel: () => parcel,
  hasGround: () => false,
  authorityOf: () => null,
  entitlementOf: () => null,
  ownerConfirmedAt: () => null,
});

/** Whether the backend accepts a position. */
function accepts(sent: NewOrderPosition, product: Product, parcel: Parcel): boolean {
  try {
    checkPosition(sent, context(product, parcel));
    return true;
  } catch {
    return false;
  }
}

const position: NewOrderPosition = {
  parcelId: PARCEL_ID,
  productId: 'extract',
  numberOfCopies: 0,
  orderPdf: true,
  justification: '',
};

describe('browser and backend apply the same rules (VAL-1 to VAL-8)', () => {
  test('contract and backend accept every basket of the browser', () => {
    let accepted = 0;
    assert(
      property(products, parcels, array(edits, { maxLength: 6 }), (product, parcel, actions) => {
        const { basket } = basketOf(product, parcel, actions);
        if (basket.length === 0) return;
        accepted += 1;
        const body = overTheWire(newOrderPositions(basket));
        const validate = schemas.named('NewOrder');
        expect({ passes: validate(body), errors: validate.errors }).toMatchObject({ passes: true });
        for (const sent of body.orderPositions) {
          expect(checkPosition(sent, context(product, parcel))).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('both reject the same justifications', () => {
    const product = productOf(true, false);
    const parcel = parcelOf(390_000, 5_790_000, 20, 30);
    const texts = oneof(
      string({ maxLength: 20 }),
      string({ minLength: 480, maxLength: 520 }),
      constantFrom('<b>Ich möchte kaufen</b>', '1 < 2 und 3 > 2, das stimmt', ' '.repeat(40)),
    );
    assert(
      property(texts, (justification) => {
        const passes = accepts({ ...position, justification }, product, parcel);
        expect(passes).toBe(validateJustification(justification).length === 0);
      }),
    );
  });

  test('both reject the same deliveries', () => {
    const product = productOf(false, false);
    const parcel = parcelOf(390_000, 5_790_000, 20, 30);
    const copiesOf = integer({ min: 0, max: 20 });
    assert(
      property(boolean(), copiesOf, (digital, copies) => {
        const sent = { ...position, orderPdf: digital, numberOfCopies: copies };
        const passes = accepts(sent, product, parcel);
        const delivery = { digital, paper: copies > 0, copies };
        expect(passes).toBe(validateDelivery(delivery).length === 0);
      }),
    );
  });

  test('the contract accepts every search that the browser accepts', () => {
    const typed = oneof(
      string({ maxLength: 12, unit: 'grapheme' }),
      constantFrom(
        '15990',
        'Lindenau',
        'Lindenallee',
        '12a',
        '5',
        '42/7',
        '15-19',
        '3649',
        '',
        'Aa'.repeat(150),
        `${'1,'.repeat(150)}1`,
        '1'.repeat(21),
      ),
    );
    const page = { page: 0, limit: 7 };
    assert(
      property(typed, typed, typed, typed, (a, b, c, d) => {
        const address = { zipCode: a, city: b, streetName: c, houseNumber: d };
        // Subdistrict and district are selected from lists.
        const parcel = { localSubdistrictId: '3649', cadastralSection: b, parcelNumber: c };
        const register = { landRegisterDistrictId: '120653', bookingSheet: b };
        const rows = [
          ['AddressSearch', address, validateAddress(address, VALIDATION)],
          ['ParcelDetailsSearch', parcel, validateParcel(parcel)],
          ['LandRegisterSearch', register, validateRegister(register)],
        ] as const;
        for (const [name, params, faults] of rows) {
          if (faults.length > 0) continue;
          const validate = schemas.named(name);
          const body = { ...page, params: trimFields(params) };
          expect({ passes: validate(body), body }).toMatchObject({ passes: true });
        }
      }),
      { numRuns: 2000 },
    );
  });
});
