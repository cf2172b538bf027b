import type { ApprovalStatus, Order } from '@portal/api';

/** Where the button of the order review leads. */
export type ReviewTarget = 'payment' | 'provisioning';

/** The button of the order review: where it leads (null: nowhere yet) and whether it can be pressed. */
export interface ReviewButton {
  readonly target: ReviewTarget | null;
  readonly enabled: boolean;
}

type Reviewed = Pick<Order, 'orderStatus' | 'closeResolution'> & {
  readonly orderPositions: readonly { readonly approvalStatus: ApprovalStatus }[];
};

function reviewTarget(order: Reviewed): ReviewTarget | null {
  if (order.orderStatus === 'APPROVED') return 'payment';
  // A finished generation can be fetched just as one that is about to start.
  if (order.orderStatus === 'READY_FOR_DELIVERY' || order.orderStatus === 'GENERATION_COMPLETED') {
    return 'provisioning';
  }
  return order.orderStatus === 'CLOSED' && order.closeResolution === 'COMPLETED'
    ? 'provisioning'
    : null;
}

/** FLOW-15: disabled while a position is pending, when all are rejected, and when it leads nowhere. */
export function reviewButton(order: Reviewed): ReviewButton {
  const states = order.orderPositions.map((position) => position.approvalStatus);
  const target = reviewTarget(order);
  const pending = states.includes('APPROVAL_PENDING');
  const allRejected = states.every((state) => state === 'REJECTED');
  return { target, enabled: target !== null && !pending && !allRejected };
}

/** What the order review says above the table (FLOW-15); null when nothing needs saying. */
export type ReviewNotice = 'APPROVAL_PENDING' | 'REJECTED' | 'CANCELLED' | 'CART_EMPTY';

/** Cancelled and expired share a notice; an order without positions is empty before anything else. */
export function reviewNotice(order: Reviewed): ReviewNotice | null {
  if (order.orderPositions.length === 0) return 'CART_EMPTY';
  if (order.orderStatus === 'APPROVAL_PENDING') return 'APPROVAL_PENDING';
  if (order.orderStatus !== 'CLOSED') return null;
  if (order.closeResolution === 'REJECTED') return 'REJECTED';
  return order.closeResolution === 'COMPLETED' ? null : 'CANCELLED';
}

/** Keys of the texts for the approval states: outstanding, not needed, rejected, approved. */
export const APPROVAL_LABELS: Readonly<Record<ApprovalStatus, string>> = {
  APPROVAL_PENDING: 'APPROVAL.OUTSTANDING',
  NOT_NEEDED: 'APPROVAL.NOT_NEEDED',
  REJECTED: 'APPROVAL.REJECTED',
  APPROVED: 'APPROVAL.APPROVED',
};
