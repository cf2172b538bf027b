import type { Order } from '@portal/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOrderQuery } from '../common/use-order-query.ts';

/**
 * An order that is looked at again when the tab comes back: meanwhile the authority may have decided, or it may have
 * been paid in another tab.
 */
export function useFreshOrder(orderId: string): UseQueryResult<Order> {
  const queryClient = useQueryClient();
  const order = useOrderQuery(orderId);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      void queryClient.invalidateQueries({ queryKey: ['orders', orderId], exact: true });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [orderId, queryClient]);
  return order;
}
