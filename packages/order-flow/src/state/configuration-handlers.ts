import type { Parcel, PriceRequest } from '@portal/api';
import type { ConfigurationAction } from '../model/action.ts';
import type { Configuration, Provisioning } from '../model/configuration.ts';
import type { PriceState } from '../model/money.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';
import { movePrintArea, nearestCentre, printAreaCentre } from '../print-area/print-area.ts';
import { clampCopies } from '../validation/extract.ts';
import type { Handlers } from './handlers.ts';
import { withCentredPages, resetForParcel, resetForParcels, resetForProduct } from './resets.ts';
import {
  chosenParcels,
  configuredPrintArea,
  priceRequest,
  remainingCapacity,
} from './selectors.ts';

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

/** A changed delivery invalidates the price: pending if one can be requested, otherwise unset. */
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

/** Ignores the answer to an earlier request: its price is for another delivery. */
function withPrice(state: OrderState, request: PriceRequest, price: PriceState): OrderState {
  const { product, provisioning } = state.configuration;
  if (!isSameRequest(request, priceRequest(product, provisioning))) return state;
  return configure(state, { provisioning: { ...provisioning, price } });
}

function includesParcel(list: readonly Parcel[], { parcelId }: Parcel): boolean {
  return list.some((parcel) => parcel.parcelId === parcelId);
}

/** Selects up to the capacity of the basket (BEY-7). */
function chooseParcels(
  state: OrderState,
  { parcels, chosen }: { readonly parcels: readonly Parcel[]; readonly chosen: boolean },
  defaults: FlowDefaults,
): OrderState {
  if (!state.search.several) return state;
  const before = chosenParcels(state.configuration);
  const capacity = Math.max(0, remainingCapacity(state, defaults.maxBasketItems));
  const after = chosen
    ? [...before, ...parcels.filter((parcel) => !includesParcel(before, parcel)).slice(0, capacity)]
    : before.filter((parcel) => !includesParcel(parcels, parcel));
  return after.length === before.length ? state : resetForParcels(state, defaults, after);
}

/** Swaps the shown parcel with another selected one; both keep the centre of their print area (BEY-7). */
function showParcel(state: OrderState, parcelId: string): OrderState {
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

/** Configuration of one extract. */
export const configurationHandlers: Handlers<ConfigurationAction['type']> = {
  chooseProduct: (state, { product }, defaults) => resetForProduct(state, defaults, product),
  chooseParcel: (state, { parcel }, defaults) => resetForParcel(state, defaults, parcel),
  chooseParcels: chooseParcels,
  showParcel: (state, { parcelId }) => showParcel(state, parcelId),
  setUserFormat: (state, { change }) => {
    const userFormat = { ...state.configuration.userFormat, ...change };
    // A change of format, scale or orientation centres the print area again; a change of the palette does not.
    const pageChange = change.format ?? change.scale ?? change.orientation;
    if (pageChange === undefined) return configure(state, { userFormat });
    const furtherParcels = withCentredPages(state.configuration.furtherParcels);
    return configure(state, {
      userFormat,
      printAreaCentre: null,
      partialPageConfirmed: false,
      furtherParcels,
    });
  },
  movePrintArea: (state, { dx, dy }) => {
    const area = configuredPrintArea(state.configuration);
    const { parcel, userFormat } = state.configuration;
    if (!parcel || !area || !Number.isFinite(dx) || !Number.isFinite(dy)) return state;
    const centre = printAreaCentre(movePrintArea(area, dx, dy));
    const moved = nearestCentre(parcel, userFormat, centre);
    return configure(state, { printAreaCentre: moved, partialPageConfirmed: false });
  },
  centrePrintArea: (state) =>
    configure(state, { printAreaCentre: null, partialPageConfirmed: false }),
  // The sheet of all parcels has another centre than that of one.
  setOneSheet: (state, { oneSheet }) =>
    configure(state, {
      oneSheet,
      printAreaCentre: null,
      partialPageConfirmed: false,
      furtherParcels: withCentredPages(state.configuration.furtherParcels),
    }),
  confirmPartialPage: (state, { confirmed }) =>
    configure(state, { partialPageConfirmed: confirmed }),
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
