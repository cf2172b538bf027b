import type { Order } from '@portal/api';
import { approvalRow, reviewNotice, STATUS_ROWS, statusRow } from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import { useLanguages } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { displayName } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import * as typography from '../../pages/styles/typography.css.ts';

/** Number of rejected positions while others remain; 0 when all are rejected. */
function partlyRejectedCount({ orderPositions }: Order): number {
  const rejected = orderPositions.filter(
    ({ approvalStatus }) => approvalRow(approvalStatus).isRejected,
  );
  return rejected.length < orderPositions.length ? rejected.length : 0;
}

/** Why extracts were rejected, in sight without opening the details (PAGE-12). */
function Reasons({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const languages = useLanguages();
  const reasons = order.orderPositions.filter(({ decisionReason }) => decisionReason);
  if (reasons.length === 0) return null;
  return (
    <ul className={typography.list}>
      {reasons.map(({ positionId, number, orderedProductDetails, decisionReason = '' }) => (
        <li key={positionId}>
          {text('review.reasonOf', {
            number,
            product: displayName(orderedProductDetails, languages),
            reason: decisionReason,
          })}
        </li>
      ))}
    </ul>
  );
}

/** Notes about the order above its table (FLOW-15, error catalogue "Order notifications"). */
export function ReviewNotices({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const notice = reviewNotice(order);
  // The place of the table says that an order is empty.
  if (notice === 'CART_EMPTY') return null;
  if (notice) {
    const row = statusRow(order);
    // A review is no fault; a question waits for the person.
    const isWaiting = row === STATUS_ROWS.APPROVAL_PENDING && notice === row.notice;
    return (
      <InlineMessage tone={isWaiting ? 'info' : 'warning'}>
        {text(`review.${notice}`)}
        {statusRow(order) === STATUS_ROWS.REJECTED && <Reasons order={order} />}
      </InlineMessage>
    );
  }
  const count = partlyRejectedCount(order);
  if (count === 0) return null;
  return (
    <InlineMessage tone="info">
      {text('review.PARTLY_REJECTED', { count })}
      <Reasons order={order} />
    </InlineMessage>
  );
}
