import type { DraftAction } from './model/action.ts';
import type { FlowDefaults, Draft } from './model/draft.ts';

/** All actions by type. */
export type ActionMap = { readonly [A in DraftAction as A['type']]: A };

/** A handler for each of these action types. */
export type Handlers<Types extends keyof ActionMap = keyof ActionMap> = {
  readonly [T in Types]: (draft: Draft, action: ActionMap[T], defaults: FlowDefaults) => Draft;
};
