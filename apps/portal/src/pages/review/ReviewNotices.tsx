import type { Order } from '@portal/api';
import { reviewNotice } from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Number of rejected positions while others remain; 0 when all are rejected. */
function partlyRejectedCount({ orderPositions }: Order): number {
  const rejected = orderPositions.filter(({ approvalStatus }) => approvalStatus === 'REJECTED');
  return rejected.length < orderPositions.length ? rejected.length : 0;
}

/** Notes about the order above its table (FLOW-15, error catalogue "Order notifications"). */
export function ReviewNotices({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const notice = reviewNotice(order);
  // The place of the table says that an order is empty.
  if (notice === 'CART_EMPTY') return null;
  if (notice) return <InlineMessage tone="warning">{text(`review.${notice}`)}</InlineMessage>;
  const count = partlyRejectedCount(order);
  if (count === 0) return null;
  return <InlineMessage tone="info">{text('review.PARTLY_REJECTED', { count })}</InlineMessage>;
}
