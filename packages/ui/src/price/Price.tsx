import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { useLanguages } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { decimalPrice, writePrice } from './format-price.ts';
import * as css from './Price.css.ts';

/** Properties of a price. */
export interface PriceProps extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Integer, in cents or the smallest unit of `currency`. */
  readonly cents: number;
  /** Code of ISO 4217, such as `CHF`; default `EUR`. */
  readonly currency?: string | undefined;
}

/** An amount, in euros by default, in the number format of the language, with tabular figures. */
export const Price = forwardRef<HTMLDataElement, PriceProps>(function Price(
  { cents, currency, className, ...rest },
  ref,
) {
  const languages = useLanguages();
  return (
    <data
      {...rest}
      ref={ref}
      value={decimalPrice(cents, currency)}
      className={rootClassName(css.price, className)}
    >
      {writePrice(cents, { currency, languages })}
    </data>
  );
});
