import type { Order } from '@portal/api';
import { isCharged } from '@portal/order-flow';

/** Whether something of an order comes by post (PAGE-12). */
export const hasPaper = ({ orderPositions }: Pick<Order, 'orderPositions'>): boolean =>
  orderPositions.some(
    ({ approvalStatus, numberOfCopies }) => isCharged(approvalStatus) && numberOfCopies > 0,
  );
