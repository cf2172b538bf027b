import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './DescriptionList.css.ts';

/** One pair of the list. */
export interface DescriptionItem {
  /** The term. */
  readonly term: string;
  /** Its description. Begins with text or a link, not with a block, which Orca does not read in Firefox. */
  readonly description: ReactNode;
  /** Uses the monospace typeface, for example for parcel ids; a translation by the browser leaves them as they are. */
  readonly mono?: boolean | undefined;
}

/** Properties of the description list. */
export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The pairs, each with `term` and `description`. */
  readonly items: ReadonlyArray<DescriptionItem>;
  /**
   * `columns`: terms at the start of the line, one pair per line. `inline`: short pairs side by
   * side. `stacked` (default): each term above its description.
   */
  readonly layout?: 'stacked' | 'columns' | 'inline' | undefined;
}

/** Terms with their descriptions, such as the properties of a parcel, an order or a product. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ items, layout = 'stacked', className, ...rest }, ref) {
    return (
      <dl {...rest} ref={ref} className={rootClassName(css.list, className)} data-layout={layout}>
        {items.map((item, index) => (
          <div key={`${index} ${item.term}`} className={css.pair}>
            <dt className={css.term}>{item.term}</dt>
            <dd
              className={css.description}
              data-mono={item.mono || undefined}
              translate={item.mono ? 'no' : undefined}
            >
              {item.description}
            </dd>
          </div>
        ))}
      </dl>
    );
  },
);
