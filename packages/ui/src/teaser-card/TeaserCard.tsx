import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../styles/index.ts';
import * as css from './TeaserCard.css.ts';

/** Properties of the teaser card. */
export interface TeaserCardProps extends ComponentPropsWithoutRef<'article'> {
  /** What the card leads to. */
  readonly heading: string;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** What one finds there, one or two sentences. */
  readonly children: ReactNode;
  /** The one button or link of the card. */
  readonly action: ReactNode;
  /** Whether this is the way most people want; only one card of a group. */
  readonly emphasis?: boolean | undefined;
}

/** Leads to one area of the portal. The card itself is no link: its action says where it goes. */
export const TeaserCard = forwardRef<HTMLElement, TeaserCardProps>(function TeaserCard(
  { heading, headingLevel = 2, children, action, emphasis, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      ref={ref}
      className={classNames(css.card, className)}
      data-emphasis={emphasis || undefined}
    >
      <Heading className={css.heading}>{heading}</Heading>
      <div className={css.text}>{children}</div>
      <div className={css.action}>{action}</div>
    </article>
  );
});

/** Sets teaser cards side by side where there is room; the first gets a little more of it. */
export const TeaserGroup = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function TeaserGroup({ className, children, ...rest }, ref) {
    return (
      <div {...rest} ref={ref} className={classNames(css.group, className)}>
        <div className={css.grid}>{children}</div>
      </div>
    );
  },
);
