import type { OrderAction } from '../model/action.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';

/** Every action by its type. */
export type ActionMap = { readonly [A in OrderAction as A['type']]: A };

/** What to do for each of these actions; one table per concern, complete by its type. */
export type Handlers<Types extends keyof ActionMap = keyof ActionMap> = {
  readonly [T in Types]: (
    state: OrderState,
    action: ActionMap[T],
    defaults: FlowDefaults,
  ) => OrderState;
};
