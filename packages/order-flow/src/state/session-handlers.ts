import type { SessionAction } from '../model/action.ts';
import type { Handlers } from './handlers.ts';
import { initialState } from './initial.ts';
import { resetForCustomer } from './resets.ts';

/** Login and logout (FLOW-18). */
export const sessionHandlers: Handlers<SessionAction['type']> = {
  customerKnown: (state, { customerKey }, defaults) =>
    resetForCustomer(state, defaults, customerKey),
  logout: (_state, _action, defaults) => initialState(defaults),
  // The step is kept as well: `visibleSubStep` shows the login step without a user, and this step after the login.
  sessionEnded: (state) =>
    state.sending.status === 'started'
      ? { ...state, sending: { ...state.sending, status: 'interrupted' } }
      : state,
};
