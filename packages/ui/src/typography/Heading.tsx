import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import type { HeadingLevel } from './types.ts';
import * as css from './Typography.css.ts';

/** Properties of a heading. */
export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Level in the outline of the page; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Size of the text; default `large` for level 1, `medium` for level 2, `small` for the others. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

const SIZES = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small', 5: 'small', 6: 'small' } as const;

/** A heading whose size is independent of its level, so that the outline of the page can be right. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { headingLevel = 2, size = SIZES[headingLevel], className, children, ...rest },
  ref,
) {
  const Element = `h${headingLevel}` as const;
  return (
    <Element {...rest} ref={ref} className={rootClassName(css.heading, className)} data-size={size}>
      {children}
    </Element>
  );
});
