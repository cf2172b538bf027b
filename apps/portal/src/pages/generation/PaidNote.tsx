import type { Order } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { Price } from '@portal/ui/price';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useDate } from '../common/use-date.ts';

/** That an order is paid, when, and how much; nothing before that, and after a refund (PAGE-12). */
export function PaidNote({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const date = useDate();
  const paidAt = order.timeline?.findLast(({ event }) => event === 'PAID')?.at;
  if (!paidAt || order.total.priceGross === 0) return null;
  return (
    <InlineMessage tone="success">
      {text('generation.paid', { date: date(paidAt, { dateStyle: 'long' }) })}{' '}
      <Price cents={order.total.priceGross} />
    </InlineMessage>
  );
}
