import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../styles/index.ts';
import * as css from './DescriptionList.css.ts';

/** One pair of the list. */
export interface Description {
  /** What is described. */
  readonly term: string;
  /** What is said of it. */
  readonly description: ReactNode;
  /** Set in the mono face, as parcel ids are. */
  readonly mono?: boolean | undefined;
}

/** Properties of the description list. */
export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The pairs, each with `term` and `description`. */
  readonly items: readonly Description[];
  /**
   * `columns`: terms at the left, one pair a line. `inline`: short pairs side by side, as in the
   * details of an order. `stacked` (default): term above description.
   */
  readonly layout?: 'stacked' | 'columns' | 'inline' | undefined;
}

/** Pairs of a term and what it is: the facts of a parcel, an order or a product. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ items, layout = 'stacked', className, ...rest }, ref) {
    return (
      <dl {...rest} ref={ref} className={classNames(css.list, className)} data-layout={layout}>
        {items.map((item) => (
          <div key={item.term} className={css.pair}>
            <dt className={css.term}>{item.term}</dt>
            <dd className={css.description} data-mono={item.mono || undefined}>
              {item.description}
            </dd>
          </div>
        ))}
      </dl>
    );
  },
);
