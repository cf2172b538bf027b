import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import { formatPrice } from './format-price.ts';
import * as css from './Price.css.ts';

/** Properties of a price. */
export interface PriceProps extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Integer euro cents. */
  readonly cents: number;
}

/** An amount in euros in the German number format, with tabular figures. */
export const Price = forwardRef<HTMLDataElement, PriceProps>(function Price(
  { cents, className, ...rest },
  ref,
) {
  return (
    <data
      {...rest}
      ref={ref}
      value={(cents / 100).toFixed(2)}
      className={rootClassName(css.price, className)}
    >
      {formatPrice(cents)}
    </data>
  );
});
