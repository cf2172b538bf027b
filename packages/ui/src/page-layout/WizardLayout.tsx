import { forwardRef, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useMedia } from '../hooks/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './PageLayout.css.ts';

/** Properties of the wizard's two columns. */
export interface WizardLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Shown beside the step from 960 px, above it in narrower windows; usually a `SelectionCard`. */
  readonly aside?: ReactNode;
  /** The step itself. */
  readonly children: ReactNode;
}

const NARROW = 'screen and (max-width: 59.999em)';

/**
 * The step and, from 960 px, a card beside it. In narrower windows the card is above the step, for sight and focus; a
 * `SelectionCard` is then a bar that expands.
 */
export const WizardLayout = forwardRef<HTMLDivElement, WizardLayoutProps>(function WizardLayout(
  { aside, children, className, ...rest },
  ref,
) {
  const step = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW, step);
  return (
    <div
      {...rest}
      ref={ref}
      className={rootClassName(css.wizard, className)}
      data-aside={Boolean(aside) || undefined}
    >
      {isNarrow && aside}
      <div ref={step} className={css.step}>
        {children}
      </div>
      {!isNarrow && aside}
    </div>
  );
});

/** Properties of the row of buttons that ends a step. */
export interface ButtonRowProps extends ComponentPropsWithoutRef<'div'> {
  /** Back button, at the left. */
  readonly back?: ReactNode;
  /** Other secondary buttons, such as Cancel; beside the back button. */
  readonly more?: ReactNode;
  /** Primary button, at the right; on a phone below the others and as wide as the page. */
  readonly next?: ReactNode;
}

/** Back at the left, Next at the right; on a phone below each other, in the same order. */
export const ButtonRow = forwardRef<HTMLDivElement, ButtonRowProps>(function ButtonRow(
  { back, more, next, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={rootClassName(css.buttonRow, className)}>
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
