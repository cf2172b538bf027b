import type { NextAction as Action, OrderSummary } from '@portal/api';
import type { MessageId } from '../../i18n/messages.ts';
import { paths } from '../../routes/paths.ts';

/** Label and path of the next action. */
export interface NextAction {
  readonly label: MessageId;
  readonly path: string;
}

type Listed = Pick<OrderSummary, 'orderNumber' | 'orderStatus' | 'closeResolution' | 'nextAction'>;

/** Message id of the order's status. */
export function statusMessage(order: Listed): MessageId {
  if (order.orderStatus !== 'CLOSED') return `orderStatus.${order.orderStatus}`;
  return `closeResolution.${order.closeResolution ?? 'COMPLETED'}`;
}

/** The next action by status alone, for a backend that does not send it. */
function actionByStatus({ orderStatus, closeResolution }: Listed): Action {
  switch (orderStatus) {
    case 'APPROVED':
      return 'PAY';
    case 'READY_FOR_DELIVERY':
    case 'GENERATION_COMPLETED':
      return 'WAIT_FOR_DELIVERY';
    case 'CLOSED':
      return closeResolution === 'COMPLETED' ? 'DOWNLOAD' : 'NONE';
    default:
      return 'WAIT_FOR_REVIEW';
  }
}

/** The next action of an order; showing it when there is nothing else to do. */
export function nextAction(order: Listed): NextAction {
  const { orderNumber } = order;
  switch (order.nextAction ?? actionByStatus(order)) {
    case 'PAY':
      return { label: 'action.toPayment', path: paths.payment(orderNumber) };
    case 'CONTINUE_PAYMENT':
      return { label: 'action.continuePayment', path: paths.payment(orderNumber) };
    case 'WAIT_FOR_DELIVERY':
    case 'DOWNLOAD':
      return { label: 'action.toGeneration', path: paths.generation(orderNumber) };
    default:
      return { label: 'action.toReview', path: paths.review(orderNumber) };
  }
}
