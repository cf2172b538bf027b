import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './InlineMessage.css.ts';
import { inlineMessageTexts } from './texts.ts';
import type { InlineMessageTexts } from './texts.ts';

/** Tone of a message. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** Properties of an inline message. */
export interface InlineMessageProps extends ComponentPropsWithoutRef<'div'> {
  /** Default `info`. */
  readonly tone?: MessageTone | undefined;
  /** Bold text before the message. */
  readonly heading?: ReactNode;
  /** Buttons or links below the text. */
  readonly actions?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<InlineMessageTexts> | undefined;
}

/** Icon of each tone. */
export const TONE_ICONS: Readonly<Record<MessageTone, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

/**
 * A message next to the content it is about: icon, text, then colour. It is not a live region; set
 * `role="status"` or `role="alert"` if it appears after an action.
 */
export const InlineMessage = forwardRef<HTMLDivElement, InlineMessageProps>(function InlineMessage(
  { tone = 'info', heading, actions, texts, className, children, ...rest },
  ref,
) {
  const t = useComponentTexts(inlineMessageTexts, texts);
  return (
    <div {...rest} ref={ref} className={rootClassName(css.message, className)} data-tone={tone}>
      <Icon name={TONE_ICONS[tone]} className={css.icon} />
      <div className={css.content}>
        <div className={css.text}>
          {/* The icon says it to the eye. */}
          <strong lang={langOf(t, tone)} className={css.visuallyHidden}>
            {t[tone]}
          </strong>{' '}
          {heading && <strong>{heading}</strong>} {children}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
});
