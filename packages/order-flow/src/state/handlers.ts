import type { OrderAction } from '../model/action.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';

/** All actions by type. */
export type ActionMap = { readonly [A in OrderAction as A['type']]: A };

/** A handler for each of these action types. */
export type Handlers<Types extends keyof ActionMap = keyof ActionMap> = {
  readonly [T in Types]: (
    state: OrderState,
    action: ActionMap[T],
    defaults: FlowDefaults,
  ) => OrderState;
};
