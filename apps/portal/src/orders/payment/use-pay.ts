import { ApiError } from '@portal/api';
import type { PaymentMethodName } from '@portal/api';
import { PAYMENT_ROWS } from '@portal/order-flow';
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
  /** True from the click until the browser has left the page; further clicks do nothing. */
  readonly isPaying: boolean;
  /** Why the last attempt could not be started. */
  readonly error: Error | null;
}

/** Refusals because the state of the order has changed. */
const STATE_CHANGED = new Set(['ALREADY_PAID', 'NOT_APPROVED', 'ORDER_CLOSED', 'ORDER_STATE']);

/** Whether the order must be loaded again because it cannot be paid any more. */
function isStateConflict(error: unknown): boolean {
  return error instanceof ApiError && STATE_CHANGED.has(error.messageKey);
}

/**
 * Gets the provider's page and goes there. A failure leads to the pay route with `failed` (FLOW-16); after a
 * refusal because of the order's state the current order is shown. When the person has left the page meanwhile,
 * nothing happens; the payment can be continued later.
 */
export function usePay(orderNumber: string): Pay {
  const { client, query } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const payment = useMutation({
    mutationFn: (method: PaymentMethodName) =>
      client.call('payOrder', { path: { orderNumber }, body: { paymentMethod: method } }),
    onSuccess: async ({ redirectUrl }, method) => {
      if (!isMounted()) return;
      if (PAYMENT_ROWS[method].isPaidAtProvider) {
        window.location.assign(redirectUrl);
        return;
      }
      // Released at once: the order that is stored here awaits payment (ORG-5).
      await queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
      await navigate(paths.delivery(orderNumber), { replace: true });
    },
    onError: async (error) => {
      browserLog('The payment could not be started', error);
      await queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
      if (isStateConflict(error) || !isMounted()) return;
      await navigate(paths.payment(orderNumber, 'failed'), { replace: true });
    },
  });
  const { reset } = payment;
  useEffect(() => {
    // The page was restored from the back/forward cache after the provider's page.
    const onPageShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      reset();
      void queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [query, reset, queryClient]);
  const isPaying = payment.isPending || payment.isSuccess;
  return {
    pay: (method) => !isPaying && payment.mutate(method),
    isPaying,
    error: payment.error,
  };
}
