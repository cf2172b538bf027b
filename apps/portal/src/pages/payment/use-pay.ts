import { ApiError } from '@portal/api';
import type { PaymentMethodName } from '@portal/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../services/services.ts';
import { paths } from '../../routes/paths.ts';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import { browserLog } from '../../browser/log.ts';

/** Starting a payment. */
export interface Pay {
  readonly pay: (method: PaymentMethodName) => void;
  /** From the press until the browser has left; a second press does nothing. */
  readonly isPaying: boolean;
  /** Why the last press led nowhere. */
  readonly error: Error | null;
}

/** Refusals that mean: the order is not where this page thinks it is. */
const STATE_CHANGED = new Set(['ALREADY_PAID', 'NOT_APPROVED', 'ORDER_CLOSED', 'ORDER_STATE']);

/** Whether the order must be looked at again, since there is nothing to pay any more. */
export function isStateConflict(error: unknown): boolean {
  return error instanceof ApiError && STATE_CHANGED.has(error.messageKey);
}

/**
 * Asks for the provider's page and goes there; a failure leads to the pay route with `failed` (FLOW-16), a refusal
 * because the order has moved on shows the order as it is. Who has gone elsewhere meanwhile stays there; the payment
 * can be gone on with.
 */
export function usePay(orderNumber: string): Pay {
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHere = useIsMounted();
  const payment = useMutation({
    mutationFn: (method: PaymentMethodName) => client.payOrder(orderNumber, method),
    onSuccess: ({ redirectUrl }) => {
      if (isHere()) window.location.assign(redirectUrl);
    },
    onError: async (error) => {
      browserLog('The payment could not be started', error);
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      if (isStateConflict(error) || !isHere()) return;
      await navigate(paths.payment(orderNumber, 'failed'), { replace: true });
    },
  });
  const { reset } = payment;
  useEffect(() => {
    // Back from the provider's page by the browser's own button: the page comes to life again as it was left.
    const revive = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      reset();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [reset, queryClient]);
  const isPaying = payment.isPending || payment.isSuccess;
  return {
    pay: (method) => !isPaying && payment.mutate(method),
    isPaying,
    error: payment.error,
  };
}
