import type { BasketAction } from '../model/action.ts';
import type { BasketItem } from '../model/basket.ts';
import type { Configuration } from '../model/configuration.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';
import { changedPosition, configurationOf } from './changing.ts';
import type { Handlers } from './handlers.ts';
import {
  basketKey,
  resetForBasket,
  resetForContents,
  resetForCreatedOrder,
  resetForOrderElsewhere,
} from './resets.ts';
import { canAddToBasket, isBasketFull, toBasketItems } from './selectors.ts';

/** A changed item keeps its reference, as does each one of the same parcel. */
function withReference(item: BasketItem, edited: readonly BasketItem[]): BasketItem {
  const before = edited.find(({ parcel }) => parcel.parcelId === item.parcel.parcelId);
  return before?.reference ? { ...item, reference: before.reference } : item;
}

/**
 * No effect if the configuration is incomplete, the basket is full or the key is in use. The configuration stays: going
 * back shows it, and adding it again replaces its items (JRN-7).
 */
function addProduct(
  state: OrderState,
  { key }: { readonly key: string },
  defaults: FlowDefaults,
): OrderState {
  if (!canAddToBasket(state, defaults.maxBasketItems)) return state;
  const remaining = state.basket.filter((item) => !state.editedKeys.includes(item.key));
  const edited = state.basket.filter((item) => state.editedKeys.includes(item.key));
  const items = toBasketItems(state.configuration, key).map((item) => withReference(item, edited));
  const isUsed = items.some((item) => remaining.some((other) => other.key === item.key));
  if (isUsed || items.length === 0) return state;
  const place = (changedPosition(state) ?? remaining.length + 1) - 1;
  return {
    ...resetForBasket(state, remaining.toSpliced(place, 0, ...items)),
    editedKeys: items.map((item) => item.key),
    step: 'order-summary',
  };
}

/** No effect on a key that is not in the basket. */
function changeProduct(
  state: OrderState,
  { key }: { readonly key: string },
  defaults: FlowDefaults,
): OrderState {
  const item = state.basket.find((one) => one.key === key);
  if (!item) return state;
  return {
    ...state,
    configuration: configurationOf(item, defaults),
    editedKeys: [key],
    step: 'configuration-provisioningType',
  };
}

/** No effect if the item does not exist, the basket is full or the key is in use. */
function duplicateProduct(
  state: OrderState,
  { key, newKey }: { readonly key: string; readonly newKey: string },
  defaults: FlowDefaults,
): OrderState {
  const index = state.basket.findIndex((one) => one.key === key);
  const item = state.basket[index];
  const isUsed = state.basket.some((one) => one.key === newKey);
  if (!item || isUsed || isBasketFull(state, defaults.maxBasketItems)) return state;
  return resetForBasket(state, state.basket.toSpliced(index + 1, 0, { ...item, key: newKey }));
}

/** Adds items of an earlier order (JRN-8). */
function addItems(
  state: OrderState,
  { items }: { readonly items: readonly BasketItem[] },
  defaults: FlowDefaults,
): OrderState {
  const capacity = Math.max(0, defaults.maxBasketItems - state.basket.length);
  const added = items
    .filter(({ key }) => state.basket.every((item) => item.key !== key))
    .slice(0, capacity);
  const filled = added.length > 0 ? resetForBasket(state, [...state.basket, ...added]) : state;
  return { ...filled, step: 'order-summary', orderNumber: null };
}

/** No effect if the basket is full or the key is in use. */
function restoreProduct(
  state: OrderState,
  { item, position }: { readonly item: BasketItem; readonly position: number },
  defaults: FlowDefaults,
): OrderState {
  const isUsed = state.basket.some(({ key }) => key === item.key);
  if (isUsed || isBasketFull(state, defaults.maxBasketItems)) return state;
  return resetForBasket(state, state.basket.toSpliced(position, 0, item));
}

/** Undoes `addProduct`. */
function undoAddProducts(
  state: OrderState,
  {
    keys,
    configuration,
  }: { readonly keys: readonly string[]; readonly configuration: Configuration },
): OrderState {
  const basket = state.basket.filter(({ key }) => !keys.includes(key));
  if (basket.length === state.basket.length) return state;
  const without = resetForBasket(state, basket);
  if (state.step !== 'order-summary') return without;
  return { ...without, configuration, editedKeys: [], step: 'configuration-provisioningType' };
}

/** Basket and sending. */
export const basketHandlers: Handlers<BasketAction['type']> = {
  addProduct,
  removeProduct: (state, { key }) =>
    state.basket.some((item) => item.key === key)
      ? resetForBasket(
          state,
          state.basket.filter((item) => item.key !== key),
        )
      : state,
  addItems,
  changeProduct,
  duplicateProduct,
  restoreProduct,
  undoAddProducts,
  clearBasket: (state) => resetForBasket(state, []),
  // The price does not change what is sent, so the idempotency key stays valid.
  setItemPrice: (state, { key, price }) => ({
    ...state,
    basket: state.basket.map((item) =>
      item.key === key ? { ...item, provisioning: { ...item.provisioning, price } } : item,
    ),
  }),
  // The address is part of what is sent (FLOW-13).
  setItemReference: (state, { key, reference }) => ({
    ...resetForContents(state),
    basket: state.basket.map((item) => (item.key === key ? { ...item, reference } : item)),
  }),
  setAddressee: (state, { addressee }) => ({ ...resetForContents(state), addressee }),
  setConsents: (state, { change }) => ({ ...state, consents: { ...state.consents, ...change } }),
  sendStarted: (state, { idempotencyKey }) => ({
    ...state,
    sending: { status: 'started', idempotencyKey: basketKey(state) ?? idempotencyKey },
  }),
  sendFailed: (state, { idempotencyKey, failure }) =>
    state.sending.status === 'started' && state.sending.idempotencyKey === idempotencyKey
      ? { ...state, sending: { status: 'failed', idempotencyKey, failure } }
      : state,
  orderCreated: (state, { orderNumber }, defaults) =>
    resetForCreatedOrder(state, defaults, orderNumber),
  orderedElsewhere: (state, { keys, orderNumber }) =>
    resetForOrderElsewhere(state, keys, orderNumber),
  approval: (state, { orderNumber }) => ({ ...state, step: 'approval', orderNumber }),
};
