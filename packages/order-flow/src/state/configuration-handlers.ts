import type { Parcel, PriceRequest } from '@portal/api';
import type { ConfigurationAction } from '../model/action.ts';
import type { Configuration, Provisioning } from '../model/configuration.ts';
import type { PriceState } from '../model/money.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';
import { movePrintArea, nearestCentre, printAreaCentre } from '../print-area/print-area.ts';
import { clampCopies } from '../validation/extract.ts';
import type { Handlers } from './handlers.ts';
import { centred, resetForParcel, resetForParcels, resetForProduct } from './resets.ts';
import { chosenParcels, configuredPrintArea, priceRequest, roomForParcels } from './selectors.ts';

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

function among(list: readonly Parcel[], { parcelId }: Parcel): boolean {
  return list.some((parcel) => parcel.parcelId === parcelId);
}

/** The chosen parcels with or without these; no more than the basket can take (BEY-7). */
function withParcels(
  state: OrderState,
  { parcels, chosen }: { readonly parcels: readonly Parcel[]; readonly chosen: boolean },
  defaults: FlowDefaults,
): OrderState {
  if (!state.search.several) return state;
  const before = chosenParcels(state.configuration);
  const room = Math.max(0, roomForParcels(state, defaults.maxBasketItems));
  const after = chosen
    ? [...before, ...parcels.filter((parcel) => !among(before, parcel)).slice(0, room)]
    : before.filter((parcel) => !among(parcels, parcel));
  return after.length === before.length ? state : resetForParcels(state, defaults, after);
}

/** Shows another chosen parcel; the one shown before takes its place, with its page where it lay (BEY-7). */
function shownParcel(state: OrderState, parcelId: string): OrderState {
  const { parcel, printAreaCentre: centre, furtherParcels } = state.configuration;
  const wanted = furtherParcels.find((further) => further.parcel.parcelId === parcelId);
  if (!wanted || !parcel) return state;
  return configure(state, {
    ...wanted,
    furtherParcels: furtherParcels.map((further) =>
      further === wanted ? { parcel, printAreaCentre: centre } : further,
    ),
  });
}

/** Putting one extract together. */
export const configurationHandlers: Handlers<ConfigurationAction['type']> = {
  chooseProduct: (state, { product }, defaults) => resetForProduct(state, defaults, product),
  chooseParcel: (state, { parcel }, defaults) => resetForParcel(state, defaults, parcel),
  chooseParcels: withParcels,
  showParcel: (state, { parcelId }) => shownParcel(state, parcelId),
  setUserFormat: (state, { change }) => {
    const userFormat = { ...state.configuration.userFormat, ...change };
    // The seeds centre the page on the parcel again after format, scale or orientation; the palette moves nothing.
    const turned = change.format ?? change.scale ?? change.orientation;
    if (turned === undefined) return configure(state, { userFormat });
    const furtherParcels = centred(state.configuration.furtherParcels);
    return configure(state, { userFormat, printAreaCentre: null, furtherParcels });
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
