import type { BasketAction } from '../model/action.ts';
import type { OrderState } from '../model/state.ts';
import type { Handlers } from './handlers.ts';
import { resetForAnotherExtract, resetForBasket, resetForCreatedOrder } from './resets.ts';
import { canAddToBasket, toBasketItems } from './selectors.ts';

/** Puts the configured extract into the basket; an incomplete one, a full basket or a used key change nothing. */
function addProduct(
  state: OrderState,
  { key }: { readonly key: string },
  defaults: Parameters<Handlers['addProduct']>[2],
): OrderState {
  if (!canAddToBasket(state, defaults.maxBasketItems)) return state;
  const items = toBasketItems(state.configuration, key);
  const isUsed = items.some((item) => state.basket.some((other) => other.key === item.key));
  if (isUsed || items.length === 0) return state;
  const filled = resetForBasket(state, [...state.basket, ...items]);
  return { ...resetForAnotherExtract(filled, defaults), step: 'order-summary' };
}

/** The basket and sending it. */
export const basketHandlers: Handlers<BasketAction['type']> = {
  addProduct,
  removeProduct: (state, { key }) =>
    state.basket.some((item) => item.key === key)
      ? resetForBasket(
          state,
          state.basket.filter((item) => item.key !== key),
        )
      : state,
  clearBasket: (state) => resetForBasket(state, []),
  // A price is the server's word on the same position; the order to be sent stays the same.
  setItemPrice: (state, { key, price }) => ({
    ...state,
    basket: state.basket.map((item) =>
      item.key === key ? { ...item, provisioning: { ...item.provisioning, price } } : item,
    ),
  }),
  setConsents: (state, { change }) => ({ ...state, consents: { ...state.consents, ...change } }),
  sendStarted: (state, { idempotencyKey }) => ({
    ...state,
    sending: {
      status: 'started',
      idempotencyKey:
        state.sending.status === 'idle' ? idempotencyKey : state.sending.idempotencyKey,
    },
  }),
  sendFailed: (state) =>
    state.sending.status === 'started'
      ? { ...state, sending: { ...state.sending, status: 'failed' } }
      : state,
  orderCreated: (state, { orderNumber }, defaults) =>
    resetForCreatedOrder(state, defaults, orderNumber),
  approval: (state, { orderNumber }) => ({ ...state, step: 'approval', orderNumber }),
};
