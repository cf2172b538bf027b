import type { BasketAction } from './model/action.ts';
import type { BasketItem } from './model/basket.ts';
import type { Configuration } from './model/configuration.ts';
import type { FlowDefaults, Draft } from './model/draft.ts';
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
  draft: Draft,
  { key }: { readonly key: string },
  defaults: FlowDefaults,
): Draft {
  if (!canAddToBasket(draft, defaults.maxBasketItems)) return draft;
  const remaining = draft.basket.filter((item) => !draft.editedKeys.includes(item.key));
  const edited = draft.basket.filter((item) => draft.editedKeys.includes(item.key));
  const items = toBasketItems(draft.configuration, key).map((item) => withReference(item, edited));
  const isUsed = items.some((item) => remaining.some((other) => other.key === item.key));
  if (isUsed || items.length === 0) return draft;
  const place = (changedPosition(draft) ?? remaining.length + 1) - 1;
  return {
    ...resetForBasket(draft, remaining.toSpliced(place, 0, ...items)),
    editedKeys: items.map((item) => item.key),
    step: 'order-summary',
  };
}

/** No effect on a key that is not in the basket. */
function changeProduct(
  draft: Draft,
  { key }: { readonly key: string },
  defaults: FlowDefaults,
): Draft {
  const item = draft.basket.find((one) => one.key === key);
  if (!item) return draft;
  return {
    ...draft,
    configuration: configurationOf(item, defaults),
    editedKeys: [key],
    step: 'configuration-provisioningType',
  };
}

/** No effect if the item does not exist, the basket is full or the key is in use. */
function duplicateProduct(
  draft: Draft,
  { key, newKey }: { readonly key: string; readonly newKey: string },
  defaults: FlowDefaults,
): Draft {
  const index = draft.basket.findIndex((one) => one.key === key);
  const item = draft.basket[index];
  const isUsed = draft.basket.some((one) => one.key === newKey);
  if (!item || isUsed || isBasketFull(draft, defaults.maxBasketItems)) return draft;
  return resetForBasket(draft, draft.basket.toSpliced(index + 1, 0, { ...item, key: newKey }));
}

/** Adds items of an earlier order (JRN-8). */
function addItems(
  draft: Draft,
  { items }: { readonly items: readonly BasketItem[] },
  defaults: FlowDefaults,
): Draft {
  const capacity = Math.max(0, defaults.maxBasketItems - draft.basket.length);
  const added = items
    .filter(({ key }) => draft.basket.every((item) => item.key !== key))
    .slice(0, capacity);
  const filled = added.length > 0 ? resetForBasket(draft, [...draft.basket, ...added]) : draft;
  return { ...filled, step: 'order-summary', orderNumber: null };
}

/** No effect if the basket is full or the key is in use. */
function restoreProduct(
  draft: Draft,
  { item, position }: { readonly item: BasketItem; readonly position: number },
  defaults: FlowDefaults,
): Draft {
  const isUsed = draft.basket.some(({ key }) => key === item.key);
  if (isUsed || isBasketFull(draft, defaults.maxBasketItems)) return draft;
  return resetForBasket(draft, draft.basket.toSpliced(position, 0, item));
}

/** Undoes `addProduct`. */
function undoAddProducts(
  draft: Draft,
  {
    keys,
    configuration,
  }: { readonly keys: readonly string[]; readonly configuration: Configuration },
): Draft {
  const basket = draft.basket.filter(({ key }) => !keys.includes(key));
  if (basket.length === draft.basket.length) return draft;
  const without = resetForBasket(draft, basket);
  if (draft.step !== 'order-summary') return without;
  return { ...without, configuration, editedKeys: [], step: 'configuration-provisioningType' };
}

/** Basket and sending. */
export const basketHandlers: Handlers<BasketAction['type']> = {
  addProduct,
  removeProduct: (draft, { key }) =>
    draft.basket.some((item) => item.key === key)
      ? resetForBasket(
          draft,
          draft.basket.filter((item) => item.key !== key),
        )
      : draft,
  addItems,
  changeProduct,
  duplicateProduct,
  restoreProduct,
  undoAddProducts,
  clearBasket: (draft) => resetForBasket(draft, []),
  // The price does not change what is sent, so the idempotency key stays valid.
  setItemPrice: (draft, { key, price }) => ({
    ...draft,
    basket: draft.basket.map((item) =>
      item.key === key ? { ...item, provisioning: { ...item.provisioning, price } } : item,
    ),
  }),
  // The address is part of what is sent (FLOW-13).
  setItemReference: (draft, { key, reference }) => ({
    ...resetForContents(draft),
    basket: draft.basket.map((item) => (item.key === key ? { ...item, reference } : item)),
  }),
  setAddressee: (draft, { addressee }) => ({ ...resetForContents(draft), addressee }),
  setConsents: (draft, { change }) => ({ ...draft, consents: { ...draft.consents, ...change } }),
  sendStarted: (draft, { idempotencyKey }) => ({
    ...draft,
    sending: { status: 'started', idempotencyKey: basketKey(draft) ?? idempotencyKey },
  }),
  sendFailed: (draft, { idempotencyKey, failure }) =>
    draft.sending.status === 'started' && draft.sending.idempotencyKey === idempotencyKey
      ? { ...draft, sending: { status: 'failed', idempotencyKey, failure } }
      : draft,
  orderCreated: (draft, { orderNumber }, defaults) =>
    resetForCreatedOrder(draft, defaults, orderNumber),
  orderedElsewhere: (draft, { keys, orderNumber }) =>
    resetForOrderElsewhere(draft, keys, orderNumber),
  approval: (draft, { orderNumber }) => ({ ...draft, step: 'approval', orderNumber }),
};
