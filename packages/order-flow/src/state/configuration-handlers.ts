import type { ConfigurationAction, PriceRequest } from '../model/action.ts';
import type { Configuration, Provisioning } from '../model/configuration.ts';
import type { PriceState } from '../model/money.ts';
import type { OrderState } from '../model/state.ts';
import { movePrintArea, nearestCentre, printAreaCentre } from '../print-area/print-area.ts';
import { clampCopies } from '../validation/extract.ts';
import type { Handlers } from './handlers.ts';
import { resetForParcel, resetForProduct } from './resets.ts';
import { configuredPrintArea, priceRequest } from './selectors.ts';

function configure(state: OrderState, change: Partial<Configuration>): OrderState {
  return { ...state, configuration: { ...state.configuration, ...change } };
}

function isSameRequest(one: PriceRequest | null, other: PriceRequest | null): boolean {
  return (
    one?.productId === other?.productId &&
    one?.paperCopies === other?.paperCopies &&
    one?.digital === other?.digital
  );
}

/** A delivery that costs something else is pending until the server has told; one without a price has none. */
function withDelivery(state: OrderState, change: Partial<Provisioning>): OrderState {
  const { product, provisioning } = state.configuration;
  const next = {
    ...provisioning,
    ...change,
    copies: clampCopies(change.copies ?? provisioning.copies),
  };
  const request = priceRequest(product, next);
  if (request && isSameRequest(request, priceRequest(product, provisioning))) {
    return configure(state, { provisioning: next });
  }
  const price: PriceState = { status: request ? 'pending' : 'unset' };
  return configure(state, { provisioning: { ...next, price } });
}

/** An answer counts only for the delivery it was asked for: a late one must not price another choice. */
function withPrice(state: OrderState, request: PriceRequest, price: PriceState): OrderState {
  const { product, provisioning } = state.configuration;
  if (!isSameRequest(request, priceRequest(product, provisioning))) return state;
  return configure(state, { provisioning: { ...provisioning, price } });
}

/** Putting one extract together. */
export const configurationHandlers: Handlers<ConfigurationAction['type']> = {
  chooseProduct: (state, { product }, defaults) => resetForProduct(state, defaults, product),
  chooseParcel: (state, { parcel }, defaults) => resetForParcel(state, defaults, parcel),
  setUserFormat: (state, { change }) => {
    const userFormat = { ...state.configuration.userFormat, ...change };
    // The seeds centre the page on the parcel again after format, scale or orientation; the palette moves nothing.
    const turned = change.format ?? change.scale ?? change.orientation;
    return configure(state, {
      userFormat,
      printAreaCentre: turned === undefined ? state.configuration.printAreaCentre : null,
    });
  },
  movePrintArea: (state, { dx, dy }) => {
    const area = configuredPrintArea(state.configuration);
    const { parcel, userFormat } = state.configuration;
    if (!parcel || !area || !Number.isFinite(dx) || !Number.isFinite(dy)) return state;
    const wanted = printAreaCentre(movePrintArea(area, dx, dy));
    return configure(state, { printAreaCentre: nearestCentre(parcel, userFormat, wanted) });
  },
  centrePrintArea: (state) => configure(state, { printAreaCentre: null }),
  setJustification: (state, { justification }) =>
    configure(state, { justification, justificationReused: false }),
  setProvisioning: (state, { change }) => withDelivery(state, change),
  priceCalculated: (state, { request, price }) =>
    withPrice(state, request, { status: 'known', price }),
  priceFailed: (state, { request }) => withPrice(state, request, { status: 'failed' }),
  priceRequested: (state) => {
    const request = priceRequest(state.configuration.product, state.configuration.provisioning);
    return request ? withPrice(state, request, { status: 'pending' }) : state;
  },
};
