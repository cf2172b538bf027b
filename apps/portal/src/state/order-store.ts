import { createReducer, initialState, restore, serialize } from '@portal/order-flow';
import type { FlowDefaults, OrderAction, OrderState } from '@portal/order-flow';
import type { Storage } from './browser-storage.ts';
import { createCell } from './cell.ts';
import type { Log } from './log.ts';

/** Where the order is kept until it is sent (names.md). */
export const ORDER_KEY = 'portal.order';

/** The one store of the order (FLOW-11). */
export interface OrderStore {
  readonly get: () => OrderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns the state after the action */
  readonly dispatch: (action: OrderAction) => OrderState;
}

/** What the store is made from. */
export interface OrderStoreOptions {
  readonly defaults: FlowDefaults;
  readonly storage: Storage;
  readonly log: Log;
}

/** Takes up the order where this tab left it; what cannot be understood is dropped. */
export function createOrderStore({ defaults, storage, log }: OrderStoreOptions): OrderStore {
  const kept = storage.read(ORDER_KEY);
  const restored = kept === null ? null : restore(kept);
  if (kept !== null && restored === null) log('A damaged or foreign order was dropped');
  const reduce = createReducer({ defaults, log });
  const cell = createCell(restored ?? initialState(defaults));
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    dispatch(action) {
      const next = reduce(cell.get(), action);
      // Written before anybody is told: a listener may leave the page for the login.
      if (next !== cell.get()) storage.write(ORDER_KEY, serialize(next));
      cell.set(next);
      return next;
    },
  };
}
