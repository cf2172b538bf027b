import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './StatePage.css.ts';

/** What kind of news the page brings; its heading says it in words. */
export type StateTone = 'success' | 'waiting' | 'info' | 'warning' | 'danger';

/** Properties of the state page. */
export interface StatePageProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Decides icon and colour; the heading says the same in words. */
  readonly tone: StateTone;
  /** What has become of it, in one sentence. */
  readonly heading: string;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** What it means for the person who reads it, and what comes next. */
  readonly children?: ReactNode;
  /** The next steps, the most likely one first. */
  readonly actions?: ReactNode;
}

const ICONS: Record<StateTone, IconName> = {
  success: 'check-circle',
  waiting: 'hourglass',
  info: 'info',
  warning: 'alert-triangle',
  danger: 'alert-octagon',
};

/** One big calm message: thank you, please wait, your extract is ready, this did not work. */
export const StatePage = forwardRef<HTMLElement, StatePageProps>(function StatePage(
  { tone, heading, headingLevel = 2, children, actions, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} ref={ref} className={classNames(css.page, className)} data-tone={tone}>
      <span className={css.disc}>
        <Icon name={ICONS[tone]} className={css.icon} />
      </span>
      <div className={css.body}>
        <Heading className={css.heading}>{heading}</Heading>
        {children && <div className={css.text}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
});
