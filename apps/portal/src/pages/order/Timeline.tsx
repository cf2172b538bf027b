import type { Order } from '@portal/api';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import * as css from './Timeline.css.ts';

/** Events of an order, oldest first (BEY-1). */
export function Timeline(props: { timeline: NonNullable<Order['timeline']> }): ReactElement {
  const text = useText();
  const intl = useIntl();
  return (
    <ol className={css.timeline}>
      {props.timeline.map(({ event, at }) => (
        <li key={`${at} ${event}`} className={css.entry}>
          <span>{text(`timeline.${event}`)}</span>
          <time className={css.time} dateTime={at}>
            {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </li>
      ))}
    </ol>
  );
}
