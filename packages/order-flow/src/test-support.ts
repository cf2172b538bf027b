import type { OrderPosition, Parcel, Position, Price, Product, Ring } from '@portal/api';
import type { DraftAction } from './draft/model/action.ts';
import type { BasketItem } from './draft/model/basket.ts';
import type { Draft } from './draft/model/draft.ts';
import { emptyDraft } from './draft/empty-draft.ts';
import { reduce } from './draft/reducer.ts';
import { newOrderPositions } from './draft/sending.ts';

/** A product for tests; by default, not sensitive and without user format. */
export function product(change: Partial<Product> = {}): Product {
  return {
    id: 'list',
    displayName: 'Flurstücksnachweis',
    englishDisplayName: 'Parcel record',
    description: '',
    englishDescription: '',
    imagePath: '/products/list.svg',
    sensitiveData: false,
    userDefinedFormat: false,
    property: false,
    withLandEstimate: false,
    priceBasePdf: { priceGross: 2200 },
    priceBasePaper: { priceGross: 2200 },
    priceMultiCopyPaper: { priceGross: 700 },
    status: 'ACTIVE',
    minimalTrustLevel: 'LEVEL_1',
    ...change,
  };
}

export const plain = product();
export const map = product({ id: 'map', userDefinedFormat: true });
export const owner = product({ id: 'owner', sensitiveData: true, minimalTrustLevel: 'LEVEL_4' });
export const both = product({ id: 'both', sensitiveData: true, userDefinedFormat: true });

/** A closed rectangular ring; metres. */
export function rectangle(x: number, y: number, width: number, height: number): Ring {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

/** A parcel with these outer rings. */
export function parcelOf(shape: readonly Ring[], change: Partial<Parcel> = {}): Parcel {
  return {
    parcelId: '12364900500114______',
    displayString: 'Lindenau, Flur 5, Flurstück 114',
    localSubdistrictId: '3649',
    localSubdistrict: 'Lindenau',
    cadastralSection: '5',
    parcelNumber: '114',
    area: 800,
    geometry: { type: 'MultiPolygon', coordinates: shape.map((ring) => [ring]) },
    shape,
    holes: [],
    ...change,
  };
}

/** Lower left corner of the test parcels, in metres. */
export const ORIGIN: Position = [380_000, 5_820_000];

export const garden = parcelOf([rectangle(...ORIGIN, 20, 40)]);
export const meadow = parcelOf([rectangle(380_100, 5_820_000, 60, 30)], {
  parcelId: '12364900500115______',
});
export const forest = parcelOf([rectangle(380_000, 5_821_000, 2100, 2100)], {
  parcelId: '12364900500116______',
});

export const price: Price = {
  currency: 'EUR',
  priceGross: 2200,
  priceNet: 1849,
  vatAmount: 351,
  vatRate: 19,
};

/** The state after these actions. */
export function after(actions: readonly DraftAction[], from: Draft = emptyDraft()): Draft {
  return actions.reduce((draft, action) => reduce(draft, action), from);
}

/** A call that failed, for `sendFailed`. */
export const failure = { status: 503, messageKey: 'TECHNICAL_PROBLEM', requestId: 'r-1' };

export const JUSTIFICATION = 'Ich möchte das Grundstück kaufen.';

/** The actions that add one extract to the basket. */
export function ordering(of: Product, key: string, justification = JUSTIFICATION): DraftAction[] {
  const request = { productId: of.id, paperCopies: 0, digital: true };
  return [
    { type: 'newProduct' },
    { type: 'chooseProduct', product: of },
    { type: 'chooseParcel', parcel: garden },
    { type: 'setJustification', justification },
    { type: 'setProvisioning', change: { digital: true } },
    { type: 'priceCalculated', request, price },
    { type: 'addProduct', key },
  ];
}

/** The position of an order as the backend returns it for this item. */
export function positionOf(item: BasketItem): OrderPosition {
  const [created] = newOrderPositions([item]);
  if (!created) throw new Error('no position');
  const { evidence: _ids, entitlement: _none, ...sent } = created;
  return {
    pageFormat: null,
    selectedScale: null,
    pageOrientation: null,
    colorPalette: null,
    printArea: null,
    ...sent,
    positionId: 'p1',
    number: 1,
    key: 'p1',
    parcel: item.parcel,
    parcelDetails: item.parcel,
    orderedProductDetails: item.product,
    price,
    provisioning: { copies: sent.numberOfCopies, price },
    approvalStatus: 'NOT_NEEDED',
  };
}
