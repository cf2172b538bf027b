import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { rootClassName } from '../styles/index.ts';
import type { HeadingLevel } from '../typography/index.ts';
import * as css from './Card.css.ts';

/** Properties of a card; its children are the content. */
export interface CardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'title'> {
  /** What the card is about. */
  readonly heading: ReactNode;
  /** Level of the heading; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** A `Badge`, such as the status, at the end of the line of the heading. */
  readonly badge?: ReactNode;
  /** Links or buttons, at the end of the card. */
  readonly actions?: ReactNode;
}

/** Content that belongs together, in a box with a heading. The card itself is not a link; its actions are. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { heading, headingLevel = 2, badge, actions, className, children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} ref={ref} className={rootClassName(css.card, className)}>
      <div className={css.head}>
        <Heading className={css.heading}>{heading}</Heading>
        {badge}
      </div>
      {children && <div className={css.body}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  );
});
