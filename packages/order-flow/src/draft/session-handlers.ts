import type { SessionAction } from './model/action.ts';
import type { Handlers } from './handlers.ts';
import { emptyDraft } from './empty-draft.ts';
import { resetForCustomer } from './resets.ts';

/** Login and logout (FLOW-18). */
export const sessionHandlers: Handlers<SessionAction['type']> = {
  customerKnown: (draft, { customerKey }, defaults) =>
    resetForCustomer(draft, defaults, customerKey),
  logout: (_draft, _action, defaults) => emptyDraft(defaults),
  // The step is kept as well: `visibleSubStep` shows the login step without a user, and this step after the login.
  sessionEnded: (draft) =>
    draft.sending.status === 'started'
      ? { ...draft, sending: { ...draft.sending, status: 'interrupted' } }
      : draft,
};
