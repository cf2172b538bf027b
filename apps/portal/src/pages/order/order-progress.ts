import type { Order } from '@portal/api';
import { isCharged } from '@portal/order-flow';
import type { OrderProgress } from '@portal/order-flow';

/** Whether the order was completed automatically; its bill is then a fee notice (BE-8). */
export function isCompletedByTime(order: Pick<Order, 'timeline'>): boolean {
  return order.timeline?.some(({ event }) => event === 'COMPLETED_BY_TIME') ?? false;
}

/** How many extracts are delivered; 1 while the order is unknown. */
export function deliveredCount(order: Pick<Order, 'orderPositions'> | null): number {
  const delivered = order?.orderPositions.filter(({ approvalStatus }) => isCharged(approvalStatus));
  return delivered?.length || 1;
}

/** What the stepper needs of an order; null while it is unknown. */
export function progressOf(
  order: Pick<Order, 'orderStatus' | 'closeResolution' | 'timeline'> | undefined,
): OrderProgress | null {
  if (!order) return null;
  const { orderStatus, closeResolution } = order;
  return { orderStatus, closeResolution, hasFeeNotice: isCompletedByTime(order) };
}
