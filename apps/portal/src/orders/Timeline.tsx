import type { Order } from '@portal/api';
import type { ReactElement } from 'react';
import { useText } from '../i18n/use-text.ts';
import * as css from './Timeline.css.ts';
import { deliveredCount, isCompletedByTime } from './order-progress.ts';
import { useDate } from '../i18n/use-date.ts';

/** Events of an order, oldest first (BEY-1). */
export function Timeline(props: {
  order: Pick<Order, 'timeline' | 'orderPositions'>;
}): ReactElement {
  const { order } = props;
  const text = useText();
  const date = useDate();
  const count = deliveredCount(order);
  return (
    <ol className={css.timeline}>
      {(order.timeline ?? []).map(({ event, at }, index) => (
        // Two extracts may be rejected at the same moment; entries are only added, at the end.
        <li key={`${index} ${event}`} className={css.entry}>
          <span>
            {text(
              event === 'INVOICE_RECEIVED' && isCompletedByTime(order)
                ? 'timeline.FEE_NOTICE_RECEIVED'
                : `timeline.${event}`,
              { count },
            )}
          </span>
          <time className={css.time} dateTime={at}>
            {date(at, { dateStyle: 'long', timeStyle: 'short' })}
          </time>
        </li>
      ))}
    </ol>
  );
}
