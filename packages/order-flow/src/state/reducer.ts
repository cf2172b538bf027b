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

/** The names of all actions. */
export const ACTION_TYPES: readonly string[] = Object.keys(HANDLERS);

/** What a reducer is made from. */
export interface ReducerSettings {
  readonly defaults?: FlowDefaults;
  /** Told of an action that nobody knows (FLOW-12); silent by default. */
  readonly log?: (message: string, action: unknown) => void;
}

/** The state after an action; pure, and the same object when nothing changes. */
export type Reducer = (state: OrderState, action: OrderAction) => OrderState;

function handle<T extends keyof ActionMap>(
  state: OrderState,
  action: ActionMap[T] & { readonly type: T },
  defaults: FlowDefaults,
): OrderState {
  const handler: Handlers[T] = HANDLERS[action.type];
  return handler(state, action, defaults);
}

/** Makes the reducer of an installation. It never throws for an unknown action: it logs and ignores it (FLOW-12). */
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

/** The reducer with the seeds' defaults and no log. */
export const reduce: Reducer = createReducer();
