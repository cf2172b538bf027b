import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { iconOf } from '../icons/index.ts';
import type { IconContent } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Badge.css.ts';

/** Colour of a badge; text and icon state the status, the colour repeats it. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'parcel';

/** Properties of a badge; the children are the text of the status. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Default `neutral`. */
  readonly tone?: BadgeTone | undefined;
  /** Icon before the text. */
  readonly icon?: IconContent | undefined;
}

/** A status in one or two words, for example in a table row. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', icon, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={rootClassName(css.badge, className)} data-tone={tone}>
      {iconOf(icon, css.icon)}
      {children}
    </span>
  );
});
