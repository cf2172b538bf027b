import { ApiError } from '@portal/api';
import { canSend, newOrder } from '@portal/order-flow';
import type { SendFailure } from '@portal/order-flow';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraftPart, useServices } from '../../services/services.ts';
import { paths } from '../../routes/paths.ts';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import { useProfileAddress } from '../provisioning/use-profile-address.ts';
import { stepPath } from '../../routes/slugs.ts';
import { uniqueKey } from '../../browser/unique-key.ts';

/** Sending the basket. */
export interface Send {
  readonly send: () => void;
  readonly isSending: boolean;
  /** Why the last attempt has failed, also after a reload; null if none has. */
  readonly error: ApiError | null;
}

/** What the state keeps of a failed call. */
export function failureOf(cause: unknown): SendFailure {
  const { status, messageKey, problem } =
    cause instanceof ApiError ? cause : new ApiError('unexpected', 0, null, cause);
  return { status, messageKey, requestId: problem?.requestId };
}

/** The failed call; its answer is not known when the page was reloaded before. */
export function errorOf({ failure }: { readonly failure?: SendFailure }): ApiError {
  if (!failure) return new ApiError('aborted', 0, null);
  const problem = { ...failure, type: 'about:blank', title: failure.messageKey };
  return new ApiError('problem', failure.status, problem);
}

/**
 * Creates the order once (FLOW-13): a second click does nothing while a call is in flight, and every retry, also
 * after a reload, sends the same idempotency key. After a failure the basket is unchanged.
 *
 * @param onCreated called before the basket is emptied and the next page opens
 */
export function useSend(onCreated: () => void): Send {
  const { client, configuration, draft, tabs, language } = useServices();
  const profile = useProfileAddress();
  const sending = useDraftPart((current) => current.sending);
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  const run = useCallback(async (): Promise<void> => {
    if (!canSend(draft.get(), profile, configuration)) return;
    const started = draft.dispatch({
      type: 'sendStarted',
      idempotencyKey: uniqueKey(),
    });
    if (started.sending.status !== 'started') return;
    const { idempotencyKey } = started.sending;
    const body = { ...newOrder(started, profile), language: language.get() };
    try {
      const { orderNumber } = await client.call('createOrder', {
        header: { 'Idempotency-Key': idempotencyKey },
        body,
      });
      tabs.post({ type: 'ordered', keys: started.basket.map(({ key }) => key), orderNumber });
      const wasMounted = isMounted();
      onCreated();
      const { step } = draft.dispatch({ type: 'orderCreated', orderNumber });
      if (!wasMounted) return;
      await navigate(step === 'approval' ? stepPath(step) : paths.payment(orderNumber), {
        replace: true,
      });
    } catch (cause) {
      draft.dispatch({ type: 'sendFailed', idempotencyKey, failure: failureOf(cause) });
    }
  }, [client, configuration, draft, tabs, language, profile, navigate, isMounted, onCreated]);

  const error = useMemo(() => (sending.status === 'failed' ? errorOf(sending) : null), [sending]);
  return { send: () => void run(), isSending: sending.status === 'started', error };
}
