import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './TeaserCard.css.ts';
import type { HeadingLevel } from '../typography/index.ts';

/** Properties of the teaser card. */
export interface TeaserCardProps extends ComponentPropsWithoutRef<'article'> {
  /** Title of the target page or area. */
  readonly heading: string;
  /** Heading level; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** One or two sentences about the target. */
  readonly children: ReactNode;
  /** The only button or link of the card. */
  readonly action: ReactNode;
  /** Decorative picture at the end of the card, for a `TeaserGroup` that is wide enough; `null` reserves its place. */
  readonly picture?: ReactNode;
  /** Highlights the most used target; only one card of a group. */
  readonly emphasis?: boolean | undefined;
}

/** Introduces one area of the site. The card itself is not a link; its action is. */
export const TeaserCard = forwardRef<HTMLElement, TeaserCardProps>(function TeaserCard(
  { heading, headingLevel = 2, children, action, picture, emphasis, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      ref={ref}
      className={rootClassName(css.card, className)}
      data-emphasis={emphasis || undefined}
    >
      <div className={css.body}>
        <Heading className={css.heading}>{heading}</Heading>
        <div className={css.text}>{children}</div>
        <div className={css.action}>{action}</div>
      </div>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
    </article>
  );
});

/** Sets teaser cards side by side in wide containers; of two cards the first is wider. */
export const TeaserGroup = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function TeaserGroup({ className, children, ...rest }, ref) {
    return (
      <div {...rest} ref={ref} className={rootClassName(css.group, className)}>
        <div className={css.grid}>{children}</div>
      </div>
    );
  },
);
