import { createReducer, initialState, restore, serialize } from '@portal/order-flow';
import type { FlowDefaults, OrderAction, OrderState } from '@portal/order-flow';
import type { Storage } from '../../browser/storage.ts';
import { createStore } from '../store.ts';
import type { Log } from '../../browser/log.ts';
import type { Debounce } from '../../browser/debounce-until-unload.ts';

/** Storage key of the order until it is sent. */
export const ORDER_KEY = 'portal.order';

/** Actions of single key presses; serializing the whole order for each would make typing slow on a small phone. */
const TYPED: ReadonlySet<OrderAction['type']> = new Set([
  'editSearchText',
  'editAddress',
  'editParcel',
  'editRegister',
  'setJustification',
]);

/** The store of the order (FLOW-11). */
export interface OrderStore {
  readonly get: () => OrderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns the state after the action */
  readonly dispatch: (action: OrderAction) => OrderState;
}

/** Dependencies of the store. */
export interface OrderStoreOptions {
  readonly defaults: FlowDefaults;
  readonly storage: Storage;
  readonly log: Log;
  /** Delays saving of typed text; must run before the page is unloaded. */
  readonly debounce: Debounce;
  /** Called when the order can no longer be stored, and when it can be again (FIND-6). */
  readonly onSaving: (isSaved: boolean) => void;
  /** Called when the stored order cannot be read: the person must start again (SAFE-3). */
  readonly onDropped: () => void;
}

/** Restores the order of this tab; content that cannot be read or migrated is dropped. */
export function createOrderStore(options: OrderStoreOptions): OrderStore {
  const { defaults, storage, log, debounce } = options;
  const stored = storage.read(ORDER_KEY);
  const restored = stored === null ? null : restore(stored);
  if (stored !== null && restored === null) {
    log('A stored order that cannot be read was dropped');
    options.onDropped();
  }
  const reduce = createReducer({ defaults, log });
  const store = createStore(restored ?? initialState(defaults));
  let isSaved = true;
  const save = (state: OrderState): void => {
    const wasSaved = isSaved;
    isSaved = storage.write(ORDER_KEY, serialize(state));
    if (isSaved !== wasSaved) options.onSaving(isSaved);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    dispatch(action) {
      const next = reduce(store.get(), action);
      if (next === store.get()) return next;
      // Saved before listeners are notified: a listener may leave the page for the login.
      if (TYPED.has(action.type)) debounce(() => save(store.get()));
      else save(next);
      store.set(next);
      return next;
    },
  };
}
