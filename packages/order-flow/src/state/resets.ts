import type { Parcel, Product } from '@portal/api';
import type { Configuration, FurtherParcel } from '../model/configuration.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';
import { emptyConfiguration, initialState, NO_CONSENTS } from './initial.ts';
import { hasSensitiveItem, lastJustification } from './selectors.ts';

/**
 * A fresh configuration for a product and a parcel. A sensitive product starts with the justification of the
 * latest extract, marked as reused so that the customer is asked to check it (FLOW-6).
 */
function fresh(
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

/** The same parcels with the page centred on each. */
export function centred(parcels: readonly FurtherParcel[]): readonly FurtherParcel[] {
  return parcels.map(({ parcel }) => ({ parcel, printAreaCentre: null }));
}

/** FLOW-9: a different product resets the configuration and keeps the parcel, or all of several. */
export function resetForProduct(
  state: OrderState,
  defaults: FlowDefaults,
  product: Product,
): OrderState {
  if (state.configuration.product?.id === product.id) return state;
  const { parcel, furtherParcels } = state.configuration;
  const configuration = fresh(state, defaults, product, parcel);
  return { ...state, configuration: { ...configuration, furtherParcels: centred(furtherParcels) } };
}

/** FLOW-9: a different parcel resets the configuration and keeps the product; area and fit follow by derivation. */
export function resetForParcel(
  state: OrderState,
  defaults: FlowDefaults,
  parcel: Parcel,
): OrderState {
  const { parcel: before, furtherParcels } = state.configuration;
  if (before?.parcelId === parcel.parcelId && furtherParcels.length === 0) return state;
  return { ...state, configuration: fresh(state, defaults, state.configuration.product, parcel) };
}

/**
 * FLOW-9 for several parcels (BEY-7): as long as one of the parcels stays chosen, nothing else changes, and the one
 * that was shown goes on being shown; wholly other parcels reset the configuration and keep the product.
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
  const kept = before.filter(({ parcel }) => isChosen(parcel));
  const added = parcels
    .filter(({ parcelId }) => kept.every(({ parcel }) => parcel.parcelId !== parcelId))
    .map((parcel) => ({ parcel, printAreaCentre: null }));
  const [first, ...others] = [...kept, ...added];
  const configuration =
    kept.length > 0 ? state.configuration : fresh(state, defaults, product, null);
  return {
    ...state,
    configuration: {
      ...configuration,
      parcel: first?.parcel ?? null,
      printAreaCentre: first?.printAreaCentre ?? null,
      furtherParcels: others,
    },
  };
}

/** FLOW-9: a new search resets the configuration, the chosen parcel with it, and keeps the product. */
export function resetForSearch(state: OrderState, defaults: FlowDefaults): OrderState {
  return { ...state, configuration: fresh(state, defaults, state.configuration.product, null) };
}

/** FLOW-9: another extract starts without a product and keeps the last parcel, hits and typed search with it. */
export function resetForAnotherExtract(state: OrderState, defaults: FlowDefaults): OrderState {
  return { ...state, configuration: fresh(state, defaults, null, state.configuration.parcel) };
}

/** A changed basket is another order: an earlier idempotency key must not be used for it (FLOW-13). */
export function resetForBasket(state: OrderState, basket: OrderState['basket']): OrderState {
  const dataTransfer = state.consents.dataTransfer && hasSensitiveItem(basket);
  return {
    ...state,
    basket,
    consents: basket.length === 0 ? NO_CONSENTS : { ...state.consents, dataTransfer },
    sending: { status: 'idle' },
  };
}

/** FLOW-18: another person must not see what the one before configured; the same person goes on. */
export function resetForCustomer(
  state: OrderState,
  defaults: FlowDefaults,
  customerKey: string,
): OrderState {
  if (state.customerKey === customerKey) return state;
  if (state.customerKey === null) return { ...state, customerKey };
  return { ...initialState(defaults), customerKey };
}

/** FLOW-13: once the order exists, basket and configuration are over; the person stays. */
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
