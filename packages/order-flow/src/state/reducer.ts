import type { OrderAction } from '../model/action.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';
import { basketHandlers } from './basket-handlers.ts';
import { configurationHandlers } from './configuration-handlers.ts';
import type { ActionMap, Handlers } from './handlers.ts';
import { DEFAULTS } from './initial.ts';
import { searchHandlers } from './search-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { stepHandlers } from './step-handlers.ts';

const HANDLERS: Handlers = {
  ...stepHandlers,
  ...configurationHandlers,
  ...searchHandlers,
  ...basketHandlers,
  ...sessionHandlers,
};

/** The types of all actions. */
export const ACTION_TYPES: readonly string[] = Object.keys(HANDLERS);

/** Settings of a reducer. */
export interface ReducerSettings {
  /** Settings of the state; default `DEFAULTS`. */
  readonly defaults?: FlowDefaults;
  /** Called for an unknown action (FLOW-12); by default, nothing is logged. */
  readonly log?: (message: string, action: unknown) => void;
}

/** Returns the state after an action. Pure; returns the same object if nothing changes. */
export type Reducer = (state: OrderState, action: OrderAction) => OrderState;

function handle<T extends keyof ActionMap>(
  state: OrderState,
  action: ActionMap[T] & { readonly type: T },
  defaults: FlowDefaults,
): OrderState {
  const handler: Handlers[T] = HANDLERS[action.type];
  return handler(state, action, defaults);
}

/** Creates a reducer with the settings of a state. It logs and ignores unknown actions (FLOW-12). */
export function createReducer(settings: ReducerSettings = {}): Reducer {
  const { defaults = DEFAULTS, log } = settings;
  return (state, action) => {
    if (!Object.hasOwn(HANDLERS, action.type)) {
      log?.('Unknown action ignored', action);
      return state;
    }
    return handle(state, action, defaults);
  };
}

/** The reducer with default settings, without a log. */
export const reduce: Reducer = createReducer();
