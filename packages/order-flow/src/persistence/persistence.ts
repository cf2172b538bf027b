import type { OrderState, Sending } from '../model/state.ts';
import { isSubStep, reachableSubStep } from '../steps/path.ts';
import { either, listOf, nullable, oneOf, shape, text, whole } from './guard.ts';
import type { Guard } from './guard.ts';
import { basketItem, configuration, consents } from './order-guards.ts';
import { searchState } from './search-guards.ts';

/** The version of the stored shape; raised by whoever changes `OrderState`, so that old content is dropped. */
export const STATE_VERSION = 2;

const sending: Guard<Sending> = either(
  shape<Extract<Sending, { readonly status: 'idle' }>>({ status: oneOf('idle') }),
  either(
    shape<Extract<Sending, { readonly status: 'started' }>>({
      status: oneOf('started'),
      idempotencyKey: text,
    }),
    shape<Extract<Sending, { readonly status: 'failed' }>>({
      status: oneOf('failed'),
      idempotencyKey: text,
    }),
  ),
);

const orderState = shape<OrderState>({
  step: isSubStep,
  customerKey: nullable(text),
  configuration,
  search: searchState,
  basket: listOf(basketItem),
  consents,
  sending,
  orderNumber: nullable(text),
});

const envelope = (
  version: number,
): Guard<{ readonly version: number; readonly state: OrderState }> =>
  shape<{ readonly version: number; readonly state: OrderState }>({
    version: whole(version, version),
    state: orderState,
  });

/** The state as text for session storage (FLOW-11). */
export function serialize(state: OrderState): string {
  return JSON.stringify({ version: STATE_VERSION, state });
}

/** Calls under way were lost with the page: a search is asked again, a sending is repeated with the same key. */
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
 * The state of a text from session storage; null for nothing, another version, and whatever is damaged or not ours.
 * Never throws (FLOW-11).
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
