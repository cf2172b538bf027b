import type { Order } from '@portal/api';
import type { MessageId } from '../../i18n/messages.ts';

/** The heading of the review page: what is true of the order (PAGE-12); "review" while the person can act or the order is unknown. */
export function reviewHeading(
  order: Pick<Order, 'orderStatus' | 'closeResolution'> | undefined,
): MessageId {
  if (order?.orderStatus === 'CREATED' || order?.orderStatus === 'APPROVAL_PENDING') {
    return 'review.heading.pending';
  }
  if (order?.orderStatus === 'READY_FOR_DELIVERY') return 'review.heading.inProgress';
  if (order?.orderStatus === 'GENERATION_COMPLETED') return 'review.heading.ready';
  if (order?.orderStatus !== 'CLOSED' || order.closeResolution === null) return 'page.review';
  return `review.heading.${order.closeResolution}`;
}
