import type { PaymentMethodName } from '@portal/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../app/services.ts';
import { paths } from '../../routes/paths.ts';
import { browserLog } from '../../state/log.ts';

/** Starting a payment. */
export interface Pay {
  readonly pay: (method: PaymentMethodName) => void;
  /** From the press until the browser has left; a second press does nothing. */
  readonly isPaying: boolean;
}

/** Asks for the provider's page and goes there; a failure leads to the pay route with `failed` (FLOW-16). */
export function usePay(orderNumber: string): Pay {
  const { client } = useServices();
  const navigate = useNavigate();
  const payment = useMutation({
    mutationFn: (method: PaymentMethodName) => client.payOrder(orderNumber, method),
    onSuccess: ({ redirectUrl }) => window.location.assign(redirectUrl),
    onError: async (error) => {
      browserLog('The payment could not be started', error);
      await navigate(paths.paymentFailed(orderNumber), { replace: true });
    },
  });
  const isPaying = payment.isPending || payment.isSuccess;
  return { pay: (method) => !isPaying && payment.mutate(method), isPaying };
}
