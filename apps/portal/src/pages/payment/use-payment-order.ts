import type { Order } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services/services.ts';
import { useFreshOrder } from '../common/use-fresh-order.ts';

/** The order to be paid; while the result of a payment is unknown, it is polled. */
export function usePaymentOrder(orderId: string, isPending: boolean): UseQueryResult<Order> {
  const { configuration, query } = useServices();
  const queryClient = useQueryClient();
  const order = useFreshOrder(orderId);
  const isWaiting = isPending && !(order.data && statusRow(order.data).notPayable);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const refetch = (): void => {
      const { queryKey } = query('getOrder', { path: { orderNumber: orderId } });
      void queryClient.invalidateQueries({ queryKey, exact: true });
    };
    const timer = setInterval(refetch, configuration.polling.intervalMs);
    return () => clearInterval(timer);
  }, [configuration.polling.intervalMs, isWaiting, orderId, query, queryClient]);
  return order;
}
