import { forwardRef, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useAnnounce } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './PageLayout.css.ts';

/** The main button of a step. It is never `disabled`: while it is not possible, it says what is missing. */
export interface MainAction {
  /** Text of the button. */
  readonly label: string;
  /** An `Icon` after the text; default an arrow forward. */
  readonly icon?: ReactNode;
  /** What is missing, in a sentence; without it the action is possible. */
  readonly reason?: string | null | undefined;
  /** Called when the action is possible. */
  readonly onClick: () => void;
  /**
   * The control where the missing part is entered: it gets the focus when somebody presses the button too early. By default the
   * first control of the step.
   */
  readonly findMissing?: ((step: HTMLElement) => HTMLElement | null) | undefined;
  /** The action is in progress: the button ignores clicks and exposes the state. */
  readonly loading?: boolean | undefined;
}

/** Properties of a step with a bar at its foot. */
export interface FootStepProps extends ComponentPropsWithoutRef<'section'> {
  /** Back button; in a narrow window it ends the step, above the bar. */
  readonly back?: ReactNode;
  /** Other secondary buttons, such as Cancel; beside the back button. */
  readonly more?: ReactNode;
  /** What is chosen so far, usually a `SelectionCard` with `placement="foot"`. */
  readonly selection?: ReactNode;
  /** What the main button brings about, such as an obligation to pay: beside the button, in a narrow window above it. */
  readonly consequence?: ReactNode;
  /** The main button; without it, and without the others, the step has no bar. */
  readonly next?: MainAction | undefined;
  /** The step itself. */
  readonly children: ReactNode;
}

const CONTROLS = [
  '[aria-invalid="true"]',
  'td input:enabled',
  '[role="radio"][tabindex="0"]',
  'input:enabled:not([type="hidden"], [aria-hidden="true"])',
  'textarea',
  '[role="checkbox"]',
];

/** The first control of a step, those with an error first. */
function firstControl(step: HTMLElement): HTMLElement | null {
  for (const selector of CONTROLS) {
    const found = step.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

function MainButton(props: {
  action: MainAction;
  content: () => HTMLElement | null;
  consequence: ReactNode;
}): ReactElement {
  const { consequence } = props;
  const { label, icon, reason, onClick, loading } = props.action;
  const { findMissing = firstControl } = props.action;
  const announce = useAnnounce();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const id = useId();
  const consequenceId = consequence ? `${id}-consequence` : undefined;
  const sayMissing = (): void => {
    if (!reason) return;
    setAskedFor(reason);
    announce(reason);
    const step = props.content();
    if (step) findMissing(step)?.focus();
  };
  return (
    <>
      {consequence && (
        <p id={consequenceId} className={css.footConsequence}>
          {consequence}
        </p>
      )}
      {reason && (
        <p
          id={id}
          data-role="note"
          className={askedFor === reason ? css.footNote : css.visuallyHidden}
        >
          {reason}
        </p>
      )}
      <Button
        variant="primary"
        iconEnd={icon ? undefined : 'arrow-right'}
        loading={loading}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? id : consequenceId}
        onClick={reason ? sayMissing : onClick}
      >
        {label}
        {!loading && icon}
      </Button>
    </>
  );
}

/**
 * A step with a bar at the end of the window: Back and Cancel at the left, the selection and the main button at the right. In a
 * narrow window Back and Cancel end the step, and the bar has the others. DOM order is visual order.
 */
export const FootStep = forwardRef<HTMLElement, FootStepProps>(function FootStep(
  { back, more, selection, consequence, next, children, className, ...rest },
  ref,
) {
  const content = useRef<HTMLDivElement>(null);
  // `false` of a condition is no button.
  const hasBack = Boolean(back) || Boolean(more);
  return (
    <section {...rest} ref={ref} className={rootClassName(css.footStep, className)}>
      <div ref={content} className={css.footContent}>
        {children}
      </div>
      {(hasBack || next) && (
        <div className={css.footBar} data-foot="">
          {hasBack && (
            <div className={css.footBack}>
              {back}
              {more}
            </div>
          )}
          {next && (
            <div className={css.footNext} data-foot="">
              {selection}
              <MainButton action={next} content={() => content.current} consequence={consequence} />
            </div>
          )}
        </div>
      )}
    </section>
  );
});
