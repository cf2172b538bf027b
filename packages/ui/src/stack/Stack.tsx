import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../styles/index.ts';
import * as css from './Stack.css.ts';

/** Distance between the children. */
export type Gap = 'small' | 'medium' | 'large';

/** Properties of a stack. */
export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Distance between the children: `small` for what belongs together, `medium` between fields and
   * paragraphs, `large` between the sections of a page; default `medium`.
   */
  readonly gap?: Gap | undefined;
  /** `horizontal` sets the children beside each other and wraps them; default `vertical`. */
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Sets its children below or beside each other, at equal distances. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 'medium', orientation = 'vertical', className, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames(css.stack, className)}
      data-gap={gap}
      data-orientation={orientation}
    />
  );
});

/** Properties of a grid. */
export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** Number of columns in a wide container; default 2. */
  readonly columnCount?: 2 | 3 | 4 | undefined;
  /** Distance between the children; default `medium`. */
  readonly gap?: Gap | undefined;
}

/**
 * Sets its children in columns of equal width, such as the fields of a form row. In a narrow
 * container there are fewer columns, on a phone one.
 */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { columnCount = 2, gap = 'medium', className, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames(css.grid, className)}
      data-columns={columnCount}
      data-gap={gap}
    />
  );
});
