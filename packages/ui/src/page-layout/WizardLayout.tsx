import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../styles/index.ts';
import * as css from './PageLayout.css.ts';

/** Properties of the wizard's two columns. */
export interface WizardLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** What stands beside the step from 960 px on, usually a `SelectionCard`. */
  readonly aside?: ReactNode;
  /** The step itself. */
  readonly children: ReactNode;
}

/**
 * The step and, from 960 px on, a quiet card beside it. Below that the aside follows the step;
 * a `SelectionCard` is then a bar that opens.
 */
export const WizardLayout = forwardRef<HTMLDivElement, WizardLayoutProps>(function WizardLayout(
  { aside, children, className, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames(css.wizard, className)}
      data-aside={Boolean(aside) || undefined}
    >
      <div className={css.step}>{children}</div>
      {aside}
    </div>
  );
});

/** Properties of the row of buttons that ends a step. */
export interface ButtonRowProps extends ComponentPropsWithoutRef<'div'> {
  /** Quiet way back, at the left. */
  readonly back?: ReactNode;
  /** Other quiet ways, such as cancelling; beside the way back. */
  readonly more?: ReactNode;
  /** The strong way on, at the right; on a phone it comes first and fills the width. */
  readonly next?: ReactNode;
}

/**
 * Back quiet at the left, Next strong at the right. The order of reading stays back, next; on a
 * phone the strong button is only shown above, so that the thumb finds it.
 */
export const ButtonRow = forwardRef<HTMLDivElement, ButtonRowProps>(function ButtonRow(
  { back, more, next, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={classNames(css.buttonRow, className)}>
      {(back ?? more) && (
        <div className={css.buttonGroup}>
          {back}
          {more}
        </div>
      )}
      {next && <div className={css.buttonNext}>{next}</div>}
    </div>
  );
});
