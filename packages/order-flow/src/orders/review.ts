import type { ApprovalStatus, Order } from '@portal/api';

/** Target of the button of the order review. */
export type ReviewTarget = 'payment' | 'provisioning';

/** The button of the order review; without a target it is disabled. */
export interface ReviewButton {
  /** The page that follows; null while there is none. */
  readonly target: ReviewTarget | null;
  /** False without a target, while a position is pending, and if all positions are rejected (FLOW-15). */
  readonly enabled: boolean;
}

type ReviewedOrder = Pick<Order, 'orderStatus' | 'closeResolution'> & {
  readonly orderPositions: readonly { readonly approvalStatus: ApprovalStatus }[];
};

function reviewTarget(order: ReviewedOrder): ReviewTarget | null {
  if (order.orderStatus === 'APPROVED') return 'payment';
  if (order.orderStatus === 'READY_FOR_DELIVERY' || order.orderStatus === 'GENERATION_COMPLETED') {
    return 'provisioning';
  }
  return order.orderStatus === 'CLOSED' && order.closeResolution === 'COMPLETED'
    ? 'provisioning'
    : null;
}

/** Disabled while a position is pending, if all positions are rejected, and without a target (FLOW-15). */
export function reviewButton(order: ReviewedOrder): ReviewButton {
  const states = order.orderPositions.map((position) => position.approvalStatus);
  const target = reviewTarget(order);
  const pending = states.includes('APPROVAL_PENDING');
  const allRejected = states.every((state) => state === 'REJECTED');
  return { target, enabled: target !== null && !pending && !allRejected };
}

/** The notifications of the order review (FLOW-15). */
export type ReviewNotice = 'APPROVAL_PENDING' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'CART_EMPTY';

/** The notification of an order; null if there is none. CANCELLED includes expired orders. */
export function reviewNotice(order: ReviewedOrder): ReviewNotice | null {
  if (order.orderPositions.length === 0) return 'CART_EMPTY';
  if (order.orderStatus === 'APPROVAL_PENDING') return 'APPROVAL_PENDING';
  if (order.orderStatus !== 'CLOSED') return null;
  return order.closeResolution === 'COMPLETED' ? null : order.closeResolution;
}

/** Message keys of the approval states. */
export const APPROVAL_LABELS: Readonly<Record<ApprovalStatus, string>> = {
  APPROVAL_PENDING: 'APPROVAL.OUTSTANDING',
  NOT_NEEDED: 'APPROVAL.NOT_NEEDED',
  REJECTED: 'APPROVAL.REJECTED',
  APPROVED: 'APPROVAL.APPROVED',
};
