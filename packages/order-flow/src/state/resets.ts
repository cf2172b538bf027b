import type { Parcel, Product } from '@portal/api';
import type { Configuration, FurtherParcel } from '../model/configuration.ts';
import type { FlowDefaults, OrderState, Sending } from '../model/state.ts';
import { emptyConfiguration, initialState, NO_CONSENTS } from './initial.ts';
import { hasSensitiveItem, lastJustification } from './selectors.ts';

/**
 * The initial configuration for a product and a parcel. A sensitive product starts with the justification of the latest
 * extract, marked as reused so that a warning is shown (FLOW-6).
 */
function newConfiguration(
  state: OrderState,
  defaults: FlowDefaults,
  product: Product | null,
  parcel: Parcel | null,
): Configuration {
  const justification = product?.sensitiveData ? lastJustification(state.basket) : '';
  return {
    ...emptyConfiguration(defaults),
    product,
    parcel,
    justification,
    justificationReused: justification !== '',
  };
}

/** The same parcels, each with a centred print area. */
export function withCentredPages(parcels: readonly FurtherParcel[]): readonly FurtherParcel[] {
  return parcels.map(({ parcel }) => ({ parcel, printAreaCentre: null }));
}

/** Another product resets the configuration and keeps the selected parcels (FLOW-9). */
export function resetForProduct(
  state: OrderState,
  defaults: FlowDefaults,
  product: Product,
): OrderState {
  if (state.configuration.product?.id === product.id) return state;
  const { parcel, furtherParcels } = state.configuration;
  const configuration = newConfiguration(state, defaults, product, parcel);
  return {
    ...state,
    configuration: { ...configuration, furtherParcels: withCentredPages(furtherParcels) },
  };
}

/** Another parcel resets the configuration and keeps the product; selectors derive print area and fit (FLOW-9). */
export function resetForParcel(
  state: OrderState,
  defaults: FlowDefaults,
  parcel: Parcel,
): OrderState {
  const { parcel: before, furtherParcels } = state.configuration;
  if (before?.parcelId === parcel.parcelId && furtherParcels.length === 0) return state;
  return {
    ...state,
    configuration: newConfiguration(state, defaults, state.configuration.product, parcel),
  };
}

/**
 * Another selection of parcels (FLOW-9, BEY-7): as long as one of them stays selected, the rest of the configuration is
 * kept, and the shown parcel stays if possible. Otherwise the configuration is reset and the product is kept.
 */
export function resetForParcels(
  state: OrderState,
  defaults: FlowDefaults,
  parcels: readonly Parcel[],
): OrderState {
  const { product, parcel: shown, printAreaCentre, furtherParcels } = state.configuration;
  const before = shown ? [{ parcel: shown, printAreaCentre }, ...furtherParcels] : [];
  const isChosen = ({ parcelId }: Parcel): boolean =>
    parcels.some((parcel) => parcel.parcelId === parcelId);
  const remaining = before.filter(({ parcel }) => isChosen(parcel));
  const added = parcels
    .filter(({ parcelId }) => remaining.every(({ parcel }) => parcel.parcelId !== parcelId))
    .map((parcel) => ({ parcel, printAreaCentre: null }));
  const [first, ...others] = [...remaining, ...added];
  const configuration =
    remaining.length > 0 ? state.configuration : newConfiguration(state, defaults, product, null);
  return {
    ...state,
    configuration: {
      ...configuration,
      partialPageConfirmed: false,
      parcel: first?.parcel ?? null,
      printAreaCentre: first?.printAreaCentre ?? null,
      furtherParcels: others,
    },
  };
}

/** FLOW-9: a new search resets the configuration, the chosen parcel with it, and keeps the product. */
export function resetForSearch(state: OrderState, defaults: FlowDefaults): OrderState {
  return {
    ...state,
    configuration: newConfiguration(state, defaults, state.configuration.product, null),
  };
}

/** FLOW-9: another extract starts without a product and keeps the last parcel, hits and typed search with it. */
export function resetForAnotherExtract(state: OrderState, defaults: FlowDefaults): OrderState {
  return {
    ...state,
    configuration: newConfiguration(state, defaults, null, state.configuration.parcel),
    editedKeys: [],
  };
}

/** Whether the backend knows the key of the basket from a request with other contents. */
const isKeyRefused = ({ sending }: Pick<OrderState, 'sending'>): boolean =>
  sending.status === 'failed' && sending.failure?.status === 422;

/** The idempotency key of the basket; undefined if the next request needs another one (FLOW-13). */
export function basketKey(state: Pick<OrderState, 'sending'>): string | undefined {
  return isKeyRefused(state) ? undefined : state.sending.idempotencyKey;
}

const idleWith = (idempotencyKey: string | undefined): Sending =>
  idempotencyKey === undefined ? { status: 'idle' } : { status: 'idle', idempotencyKey };

/** What is sent has changed: a failure of sending it before is no longer shown. */
export function resetForContents(state: OrderState): OrderState {
  return { ...state, sending: idleWith(basketKey(state)) };
}

/** The key of a basket that was empty before; a key of the contract has no full stop. */
const firstKey = ([first]: OrderState['basket']): string | undefined =>
  first?.key.replaceAll('.', '-');

/**
 * A changed basket keeps its idempotency key: if an earlier request with the key has made an order after all, the backend
 * refuses the other contents, instead of making a second order (FLOW-13, FIND-5).
 */
export function resetForBasket(state: OrderState, basket: OrderState['basket']): OrderState {
  const dataTransfer = state.consents.dataTransfer && hasSensitiveItem(basket);
  const keys = new Set(basket.map(({ key }) => key));
  return {
    ...state,
    basket,
    // The configuration of a removed item becomes that of a new extract: it is not lost.
    editedKeys: state.editedKeys.filter((key) => keys.has(key)),
    consents: basket.length === 0 ? NO_CONSENTS : { ...state.consents, dataTransfer },
    sending: idleWith(
      basket.length > 0 && state.basket.length > 0 ? basketKey(state) : firstKey(basket),
    ),
  };
}

/** What remains is another basket, with the same key in every tab that had the same basket (FIND-5). */
export function resetForOrderElsewhere(
  state: OrderState,
  keys: readonly string[],
  orderNumber: string,
): OrderState {
  const basket = state.basket.filter(({ key }) => !keys.includes(key));
  if (basket.length === state.basket.length || state.sending.status === 'started') return state;
  const isEmpty = basket.length === 0;
  return {
    ...resetForBasket(state, basket),
    sending: idleWith(isEmpty ? undefined : `rest-of-order-${orderNumber}`),
    orderNumber: isEmpty ? orderNumber : state.orderNumber,
  };
}

/** FLOW-18: another person must not see what the one before configured; the same person continues. */
export function resetForCustomer(
  state: OrderState,
  defaults: FlowDefaults,
  customerKey: string,
): OrderState {
  if (state.customerKey === customerKey) return state;
  if (state.customerKey === null) return { ...state, customerKey };
  return { ...initialState(defaults), customerKey };
}

/** FLOW-13: once the order exists, basket and configuration are reset; the person stays. */
export function resetForCreatedOrder(
  state: OrderState,
  defaults: FlowDefaults,
  orderNumber: string,
): OrderState {
  return {
    ...initialState(defaults),
    customerKey: state.customerKey,
    step: hasSensitiveItem(state.basket) ? 'approval' : 'payment',
    orderNumber,
  };
}
