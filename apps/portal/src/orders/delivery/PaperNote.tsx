import type { Order } from '@portal/api';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useDate } from '../../i18n/use-date.ts';
import { hasPaper } from '../has-paper.ts';

/** When paper is sent, and how long that usually takes; nothing without paper (PAGE-12). */
export function PaperNote({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const date = useDate();
  if (!hasPaper(order)) return null;
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
