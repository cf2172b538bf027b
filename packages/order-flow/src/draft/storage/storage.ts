import type { Draft, SendFailure, Sending } from '../model/draft.ts';
import { isSubStep, reachableSubStep } from '../steps.ts';
import { either, listOf, nullable, oneOf, optional, shape, text, integer } from './guard.ts';
import type { Guard } from './guard.ts';
import { isStored, migrated, STATE_VERSION } from './migrations.ts';
import { addressee, basketItem, configuration, consents } from './draft-guards.ts';
import { searchState } from './search-guards.ts';

const sending: Guard<Sending> = either(
  shape<Extract<Sending, { readonly status: 'idle' }>>({
    status: oneOf('idle'),
    idempotencyKey: optional(text),
  }),
  either(
    shape<Extract<Sending, { readonly status: 'started' | 'interrupted' }>>({
      status: oneOf('started', 'interrupted'),
      idempotencyKey: text,
    }),
    shape<Extract<Sending, { readonly status: 'failed' }>>({
      status: oneOf('failed'),
      idempotencyKey: text,
      failure: optional(
        shape<SendFailure>({
          status: integer(0, 999),
          messageKey: text,
          requestId: optional(text),
        }),
      ),
    }),
  ),
);

const isDraft = shape<Draft>({
  step: isSubStep,
  customerKey: nullable(text),
  configuration,
  editedKeys: listOf(text),
  search: searchState,
  basket: listOf(basketItem),
  addressee: nullable(addressee),
  consents,
  sending,
  orderNumber: nullable(text),
});

const envelope = shape({
  version: integer(1, STATE_VERSION),
  state: isStored,
});

/** Serializes the draft for session storage (FLOW-11). */
export function serialize(draft: Draft): string {
  return JSON.stringify({ version: STATE_VERSION, state: draft });
}

/** A request in flight is lost on reload: sending has failed; its key is kept for the retry. */
function afterReload(draft: Draft): Draft {
  const { sending: sent } = draft;
  return {
    ...draft,
    step: reachableSubStep(draft, draft.step),
    sending: sent.status === 'started' ? { ...sent, status: 'failed' } : sent,
  };
}

/**
 * Restores the draft from session storage; one of an earlier version is migrated (SAFE-3). Returns null for null, a later
 * version, and content that is damaged or no draft; never throws (FLOW-11).
 */
export function restore(stored: string | null): Draft | null {
  if (stored === null) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    const draft = envelope(parsed) ? migrated(parsed.state, parsed.version) : null;
    return isDraft(draft) ? afterReload(draft) : null;
  } catch {
    return null;
  }
}
