import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './StatePage.css.ts';
import type { HeadingLevel } from '../typography/index.ts';

/** Kind of message; the heading says the same as text. */
export type StateTone = 'success' | 'waiting' | 'info' | 'warning' | 'danger';

/** Properties of the state page. */
export interface StatePageProps extends ComponentPropsWithoutRef<'section'> {
  /** Determines icon and colour; the heading says the same as text. */
  readonly tone: StateTone;
  /** The message in one sentence. */
  readonly heading: string;
  /** Heading level; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** What the message means for the reader, and what happens next. */
  readonly children?: ReactNode;
  /** Buttons or links for the next steps, the most likely one first. */
  readonly actions?: ReactNode;
}

const ICONS: Record<StateTone, IconName> = {
  success: 'check-circle',
  waiting: 'hourglass',
  info: 'info',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

/** A page with a single message: thank you, please wait, your extract is ready, an error. */
export const StatePage = forwardRef<HTMLElement, StatePageProps>(function StatePage(
  { tone, heading, headingLevel = 2, children, actions, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} ref={ref} className={rootClassName(css.page, className)} data-tone={tone}>
      <span className={css.disc}>
        <Icon name={ICONS[tone]} className={css.icon} />
      </span>
      <div className={css.body}>
        <Heading className={css.heading}>
          {/* When the heading receives the focus after a control was removed, Orca says nothing about text that is its own. */}
          <strong>{heading}</strong>
        </Heading>
        {children && <div className={css.text}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
});
