import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icons/index.ts';
import { useLocale, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './NotificationStack.css.ts';
import { notificationStackTexts } from './texts.ts';
import type { NotificationStackTexts } from './texts.ts';
import type { PastNotification } from './use-notification-history.ts';

/** Properties of the history. */
export interface NotificationHistoryProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Newest first, as returned by `useNotificationHistory`; nothing is rendered if empty. */
  readonly items: ReadonlyArray<PastNotification>;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<NotificationStackTexts> | undefined;
}

/** Past notifications behind a button, for people who need more time to read (WCAG 2.2.1). */
export const NotificationHistory = forwardRef<HTMLDivElement, NotificationHistoryProps>(
  function NotificationHistory({ items, texts, className, ...rest }, ref) {
    const t = useComponentTexts(notificationStackTexts, texts);
    const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' });
    const [open, setOpen] = useState(false);
    const listId = useId();
    if (items.length === 0) return null;
    return (
      <div {...rest} ref={ref} className={rootClassName(css.history, className)}>
        <button
          lang={langOf(t, 'history')}
          type="button"
          className={css.more}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
          {t.history(items.length)}
        </button>
        {open && (
          <ul id={listId} className={css.pastList}>
            {items.map(({ key, tone, message, at }) => (
              <li key={key} className={css.past} data-tone={tone}>
                <time className={css.pastTime} dateTime={new Date(at).toISOString()}>
                  {time.format(at)}
                </time>
                <span>
                  <strong lang={langOf(t, tone)}>{t[tone]}</strong> {message}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
);
