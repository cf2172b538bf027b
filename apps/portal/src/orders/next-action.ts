import type { OrderSummary } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import type { MessageId } from '../i18n/messages.ts';
import { paths } from '../routes/paths.ts';

/** Label and path of the next action. */
export interface NextAction {
  readonly label: MessageId;
  readonly path: string;
}

type Listed = Pick<OrderSummary, 'orderNumber' | 'orderStatus' | 'closeResolution' | 'nextAction'>;

/** The next action of an order; showing it when there is nothing else to do. */
export function nextAction(order: Listed): NextAction {
  const { orderNumber } = order;
  switch (order.nextAction ?? statusRow(order).nextAction) {
    case 'PAY':
      return { label: 'action.toPayment', path: paths.payment(orderNumber) };
    case 'CONTINUE_PAYMENT':
      return { label: 'action.continuePayment', path: paths.payment(orderNumber) };
    case 'ANSWER':
      return { label: 'action.answer', path: paths.review(orderNumber) };
    case 'WAIT_FOR_DELIVERY':
    case 'DOWNLOAD':
      return { label: 'action.toGeneration', path: paths.delivery(orderNumber) };
    default:
      return { label: 'action.toReview', path: paths.review(orderNumber) };
  }
}
