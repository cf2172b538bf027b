import type { OrderState, Sending } from '../model/state.ts';
import { isSubStep, reachableSubStep } from '../state/path.ts';
import { either, listOf, nullable, oneOf, shape, text, integer } from './guard.ts';
import type { Guard } from './guard.ts';
import { addressee, basketItem, configuration, consents } from './order-guards.ts';
import { searchState } from './search-guards.ts';

/** Version of the persisted state. Increase it with every change of `OrderState`: other versions are dropped. */
export const STATE_VERSION = 5;

const sending: Guard<Sending> = either(
  shape<Extract<Sending, { readonly status: 'idle' }>>({ status: oneOf('idle') }),
  shape<Exclude<Sending, { readonly status: 'idle' }>>({
    status: oneOf('started', 'failed', 'interrupted'),
    idempotencyKey: text,
  }),
);

const orderState = shape<OrderState>({
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

const envelope = (
  version: number,
): Guard<{ readonly version: number; readonly state: OrderState }> =>
  shape<{ readonly version: number; readonly state: OrderState }>({
    version: integer(version, version),
    state: orderState,
  });

/** Serializes the state for session storage (FLOW-11). */
export function serialize(state: OrderState): string {
  return JSON.stringify({ version: STATE_VERSION, state });
}

/** Requests in flight are lost on reload: the search becomes idle, sending failed; its key is kept for the retry. */
function afterReload(state: OrderState): OrderState {
  const { search, sending: sent } = state;
  return {
    ...state,
    step: reachableSubStep(state, state.step),
    search: search.result.status === 'loading' ? { ...search, result: { status: 'idle' } } : search,
    sending: sent.status === 'started' ? { ...sent, status: 'failed' } : sent,
  };
}

/**
 * Restores the state from session storage. Returns null for null, another version, and content that is damaged or no
 * order; never throws (FLOW-11).
 */
export function restore(stored: string | null, version: number = STATE_VERSION): OrderState | null {
  if (stored === null) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return envelope(version)(parsed) ? afterReload(parsed.state) : null;
  } catch {
    return null;
  }
}
