import type { Order } from '@portal/api';
import { isCharged } from '@portal/order-flow';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useDate } from '../common/use-date.ts';

/** When paper is sent, and how long that usually takes; nothing without paper (PAGE-12). */
export function PaperNote({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const date = useDate();
  const hasPaper = order.orderPositions.some(
    ({ approvalStatus, numberOfCopies }) => isCharged(approvalStatus) && numberOfCopies > 0,
  );
  if (!hasPaper) return null;
  const sentAt = order.timeline?.find(({ event }) => event === 'DISPATCHED')?.at;
  return (
    <p>
      {text('generation.ready.paper')}{' '}
      {sentAt
        ? text('generation.paperSent', { date: date(sentAt, { dateStyle: 'long' }) })
        : text('generation.paperToSend')}
    </p>
  );
}
