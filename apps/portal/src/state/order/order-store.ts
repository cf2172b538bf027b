import { createReducer, initialState, restore, serialize } from '@portal/order-flow';
import type { FlowDefaults, OrderAction, OrderState } from '@portal/order-flow';
import type { Storage } from '../../browser/storage.ts';
import { createStore } from '../store.ts';
import type { Log } from '../../browser/log.ts';
import type { Debounce } from '../../browser/debounce-until-unload.ts';

/** Where the order is kept until it is sent (names.md). */
export const ORDER_KEY = 'portal.order';

/** What a letter typed or deleted does; keeping the whole order at each would make the fields slow on a small phone. */
const TYPED: ReadonlySet<OrderAction['type']> = new Set([
  'editAddress',
  'editParcel',
  'editRegister',
  'setJustification',
]);

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
  /** When typed text is kept; it must not be lost with the page. */
  readonly debounce: Debounce;
}

/** Takes up the order where this tab left it; what cannot be understood is dropped. */
export function createOrderStore(options: OrderStoreOptions): OrderStore {
  const { defaults, storage, log, debounce: soon } = options;
  const kept = storage.read(ORDER_KEY);
  const restored = kept === null ? null : restore(kept);
  if (kept !== null && restored === null) log('A damaged or foreign order was dropped');
  const reduce = createReducer({ defaults, log });
  const cell = createStore(restored ?? initialState(defaults));
  const keep = (state: OrderState): void => storage.write(ORDER_KEY, serialize(state));
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    dispatch(action) {
      const next = reduce(cell.get(), action);
      if (next === cell.get()) return next;
      // Written before anybody is told: a listener may leave the page for the login.
      if (TYPED.has(action.type)) soon(() => keep(cell.get()));
      else keep(next);
      cell.set(next);
      return next;
    },
  };
}
