import type { Order, PaymentMethod } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

/** The methods with which an order can be paid; not fetched before it can be. */
export function usePaymentMethods(
  order: Pick<Order, 'orderNumber' | 'orderStatus' | 'closeResolution'> | undefined,
): UseQueryResult<readonly PaymentMethod[]> {
  const { query } = useServices();
  return useQuery({
    ...query('listPaymentMethods', { path: { orderNumber: order?.orderNumber ?? '' } }),
    enabled: order !== undefined && !statusRow(order).notPayable,
  });
}

/** The person chooses on the page of the payment provider: one button, nothing to choose here (REAL-4). */
export const isChosenAtProvider = (methods: readonly PaymentMethod[]): boolean =>
  methods.length === 1 && methods[0]?.method === 'ONLINE';
