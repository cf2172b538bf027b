import type { Order } from '@portal/api';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

/**
 * Query of an order that was sent.
 *
 * @param enabled false: the order is not loaded yet
 */
export function useOrderQuery(orderNumber: string, enabled = true): UseQueryResult<Order> {
  const { query } = useServices();
  return useQuery({ ...query('getOrder', { path: { orderNumber } }), enabled });
}
