import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Badge.css.ts';

/** Colour of a badge; the word and the icon say the state, the colour repeats it. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'parcel';

/** Properties of a badge; its children are the word of the state. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Default `neutral`. */
  readonly tone?: BadgeTone | undefined;
  /** Icon before the word. */
  readonly icon?: IconName | undefined;
}

/** The state of something in one or two words, as in a row of a table. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', icon, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={classNames(css.badge, className)} data-tone={tone}>
      {icon && <Icon name={icon} className={css.icon} />}
      {children}
    </span>
  );
});
