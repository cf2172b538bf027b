import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './InlineMessage.css.ts';
import { inlineMessageTexts } from './texts.ts';
import type { InlineMessageTexts } from './texts.ts';

/** What a message is about. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** Properties of an inline message. */
export interface InlineMessageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Default `info`. */
  readonly tone?: MessageTone | undefined;
  /** Stands in bold before the text; the word of the kind is then only spoken. */
  readonly title?: ReactNode;
  /** Buttons or links below the text. */
  readonly actions?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<InlineMessageTexts> | undefined;
}

/** Icon of each kind of message. */
export const TONE_ICONS: Readonly<Record<MessageTone, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

/**
 * Something to know at the place where it matters: icon, word, then colour. It is silent; give
 * it `role="status"` or `"alert"` where it appears after an action.
 */
export const InlineMessage = forwardRef<HTMLDivElement, InlineMessageProps>(function InlineMessage(
  { tone = 'info', title, actions, texts, className, children, ...rest },
  ref,
) {
  const t = useTexts(inlineMessageTexts, texts);
  return (
    <div {...rest} ref={ref} className={classNames(css.message, className)} data-tone={tone}>
      <Icon name={TONE_ICONS[tone]} className={css.icon} />
      <div className={css.content}>
        <div className={css.text}>
          <strong className={title ? css.spoken : undefined}>{t[tone]}</strong>{' '}
          {title && <strong>{title}</strong>} {children}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
});
