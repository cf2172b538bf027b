import type { SessionAction } from '../model/action.ts';
import type { Handlers } from './handlers.ts';
import { initialState } from './initial.ts';
import { resetForCustomer } from './resets.ts';

/** Who is at the keyboard (FLOW-18). */
export const sessionHandlers: Handlers<SessionAction['type']> = {
  customerKnown: (state, { customerKey }, defaults) =>
    resetForCustomer(state, defaults, customerKey),
  logout: (_state, _action, defaults) => initialState(defaults),
  // The step stays too: without a user the login step is shown anyway, and afterwards the work goes on there.
  sessionEnded: (state) =>
    state.sending.status === 'started'
      ? { ...state, sending: { ...state.sending, status: 'failed' } }
      : state,
};
