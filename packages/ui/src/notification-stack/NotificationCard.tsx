import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './NotificationStack.css.ts';
import type { NotificationStackTexts } from './texts.ts';
import { announcementKey, timeoutOf } from './types.ts';
import type { NotificationItem, NotificationTone } from './types.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const ICONS: Record<NotificationTone, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

/** One notification with its own timeout. */
export function NotificationCard(props: {
  item: NotificationItem;
  paused: boolean;
  texts: NotificationStackTexts;
  onDismiss: (id: string) => void;
}): ReactElement {
  const { item, paused, texts, onDismiss } = props;
  usePausableTimeout(timeoutOf(item), paused, announcementKey(item), () => onDismiss(item.id));
  return (
    <li className={css.card} data-tone={item.tone} data-notification={item.id}>
      <Icon name={ICONS[item.tone]} className={css.icon} />
      <div className={css.body}>
        <p className={css.message}>
          {/* The icon says it to the eye. */}
          <strong className={css.visuallyHidden}>{texts[item.tone]}</strong>{' '}
          {item.heading && <strong>{item.heading}</strong>} {item.heading && <br />}
          {item.message}
        </p>
        {item.action && <div className={css.action}>{item.action}</div>}
      </div>
      {item.dismissible !== false && (
        <button
          lang={langOf(texts, 'close')}
          type="button"
          className={css.close}
          aria-label={`${texts.close}: ${item.heading ?? item.message}`}
          onClick={() => onDismiss(item.id)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
