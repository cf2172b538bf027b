import type { ApprovalStatus, Order } from '@portal/api';
import { approvalRow, asksOf } from './approval.ts';
import { type ReviewNotice, statusRow } from './status.ts';

/** Target of the button of the order review. */
export type ReviewTarget = 'payment' | 'provisioning';

/** The button of the order review; without a target it is disabled. */
export interface ReviewButton {
  /** The page that follows; null while there is none. */
  readonly target: ReviewTarget | null;
  /** False without a target, while a position is pending, and if no position is left (FLOW-15). */
  readonly enabled: boolean;
}

type ReviewedOrder = Pick<Order, 'orderStatus' | 'closeResolution'> & {
  readonly orderPositions: readonly { readonly approvalStatus: ApprovalStatus }[];
};

/** Disabled while a position is pending, if all positions are rejected or withdrawn, and without a target (FLOW-15). */
export function reviewButton(order: ReviewedOrder): ReviewButton {
  const { notPayable, isReleased } = statusRow(order);
  const later = isReleased ? 'provisioning' : null;
  const target = notPayable === null ? 'payment' : later;
  const rows = order.orderPositions.map(({ approvalStatus }) => approvalRow(approvalStatus));
  const pending = rows.some(({ isPending }) => isPending);
  const isNothingLeft = rows.every(({ isCharged }) => !isCharged);
  return { target, enabled: target !== null && !pending && !isNothingLeft };
}

/** The notification of an order; null if there is none. CANCELLED includes expired orders. */
export function reviewNotice(order: ReviewedOrder): ReviewNotice | null {
  if (order.orderPositions.length === 0) return 'CART_EMPTY';
  const statuses = order.orderPositions.map(({ approvalStatus }) => approvalStatus);
  return asksOf(statuses) ? 'QUESTION' : statusRow(order).notice;
}
