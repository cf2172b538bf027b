import type { Order } from '@portal/api';
import { canCancelAtPayment, statusRow } from '@portal/order-flow';
import type { ReactElement, ReactNode } from 'react';
import { InlineMessage } from '@portal/ui/inline-message';
import { useRichText } from '../i18n/use-text.ts';
import { useDate } from '../i18n/use-date.ts';

const important = (chunks: ReactNode[]): ReactNode => <strong>{chunks}</strong>;

/** Deadline of the payment and its consequence: a fee notice after a review, else the order expires (BE-8). */
export function PayableUntil({ order }: { order: Order }): ReactElement | null {
  const rich = useRichText();
  const date = useDate();
  if (!order.payableUntil || statusRow(order).notPayable) return null;
  const until = date(order.payableUntil, { dateStyle: 'long' });
  return (
    <InlineMessage tone="info">
      {rich(canCancelAtPayment(order) ? 'payment.untilExpired' : 'payment.untilInvoiced', {
        b: important,
        until,
      })}
    </InlineMessage>
  );
}
