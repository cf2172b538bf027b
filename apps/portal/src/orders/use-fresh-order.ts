import type { Order } from '@portal/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services/services.ts';
import { useOrderQuery } from './use-order-query.ts';

/** An order that is fetched again when the tab becomes visible: it may have been decided or paid meanwhile. */
export function useFreshOrder(orderId: string): UseQueryResult<Order> {
  const { query } = useServices();
  const queryClient = useQueryClient();
  const order = useOrderQuery(orderId);
  useEffect(() => {
    const refetch = (): void => {
      if (document.visibilityState === 'hidden') return;
      const { queryKey } = query('getOrder', { path: { orderNumber: orderId } });
      void queryClient.invalidateQueries({ queryKey, exact: true });
    };
    document.addEventListener('visibilitychange', refetch);
    return () => document.removeEventListener('visibilitychange', refetch);
  }, [orderId, query, queryClient]);
  return order;
}
