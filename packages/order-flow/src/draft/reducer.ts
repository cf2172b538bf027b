import type { DraftAction } from './model/action.ts';
import type { FlowDefaults, Draft } from './model/draft.ts';
import { basketHandlers } from './basket-handlers.ts';
import { configurationHandlers } from './configuration-handlers.ts';
import type { ActionMap, Handlers } from './handlers.ts';
import { DEFAULTS } from './empty-draft.ts';
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

/** Returns the draft after an action. Pure; returns the same object if nothing changes. */
export type Reducer = (draft: Draft, action: DraftAction) => Draft;

function handle<T extends keyof ActionMap>(
  draft: Draft,
  action: ActionMap[T] & { readonly type: T },
  defaults: FlowDefaults,
): Draft {
  const handler: Handlers[T] = HANDLERS[action.type];
  return handler(draft, action, defaults);
}

/** Creates a reducer with the settings of a state. It logs and ignores unknown actions (FLOW-12). */
export function createReducer(settings: ReducerSettings = {}): Reducer {
  const { defaults = DEFAULTS, log } = settings;
  return (draft, action) => {
    if (!Object.hasOwn(HANDLERS, action.type)) {
      log?.('Unknown action ignored', action);
      return draft;
    }
    return handle(draft, action, defaults);
  };
}

/** The reducer with default settings, without a log. */
export const reduce: Reducer = createReducer();
