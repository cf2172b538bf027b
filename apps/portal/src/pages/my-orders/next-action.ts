import type { OrderSummary } from '@portal/api';
import type { MessageId } from '../../i18n/messages.ts';
import { paths } from '../../routes/paths.ts';

/** Where an order of the list leads next. */
export interface NextAction {
  readonly label: MessageId;
  readonly path: string;
}

type Listed = Pick<OrderSummary, 'orderNumber' | 'orderStatus' | 'closeResolution'>;

/** How an order stands, in words. */
export function statusMessage(order: Listed): MessageId {
  if (order.orderStatus !== 'CLOSED') return `orderStatus.${order.orderStatus}`;
  return `closeResolution.${order.closeResolution ?? 'COMPLETED'}`;
}

/** The one thing to do with an order now; looking at it when there is nothing else. */
export function nextAction(order: Listed): NextAction {
  const { orderNumber, orderStatus, closeResolution } = order;
  if (orderStatus === 'APPROVED') {
    return { label: 'action.toPayment', path: paths.payment(orderNumber) };
  }
  const delivered =
    orderStatus === 'READY_FOR_DELIVERY' ||
    orderStatus === 'GENERATION_COMPLETED' ||
    (orderStatus === 'CLOSED' && closeResolution === 'COMPLETED');
  if (delivered) return { label: 'action.toGeneration', path: paths.generation(orderNumber) };
  return { label: 'action.toReview', path: paths.review(orderNumber) };
}
