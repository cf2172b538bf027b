import type { Order } from '@portal/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOrderQuery } from './use-order-query.ts';

/** An order that is asked for again when the browser restores the page on the way back from another site, never on focus (API-26). */
export function useFreshOrder(orderId: string): UseQueryResult<Order> {
  const order = useOrderQuery(orderId);
  const { refetch } = order;
  useEffect(() => {
    const ask = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void refetch();
    };
    window.addEventListener('pageshow', ask);
    return () => window.removeEventListener('pageshow', ask);
  }, [refetch]);
  return order;
}
