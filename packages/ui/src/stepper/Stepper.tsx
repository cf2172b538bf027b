import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { useTexts } from '../provider/index.ts';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import { StepItem } from './StepItem.tsx';
import * as css from './Stepper.css.ts';
import { stepperTexts } from './texts.ts';
import type { StepperTexts } from './texts.ts';

/** Where a step stands; always said in a word, never by colour alone (UI-1). */
export type StepStatus = 'done' | 'current' | 'upcoming' | 'blocked';

/** One step of the way. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly status: StepStatus;
  /** Name of the part of the current step, such as "Flurstück wählen". */
  readonly subStep?: string | undefined;
  /** Makes the step a link back. */
  readonly href?: string | undefined;
  /** Makes the step a button, when there is no address to go to. */
  readonly onSelect?: (() => void) | undefined;
}

/** Properties of the stepper. */
export interface StepperProps extends ComponentPropsWithoutRef<'nav'> {
  /** All steps in order; exactly one is `current`. */
  readonly steps: readonly Step[];
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<StepperTexts> | undefined;
}

/**
 * Shows how far an order has come (UI-1). In a narrow container it folds to
 * "Schritt 2 von 5: Konfiguration" with a bar; pressing it lists all steps.
 */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { steps, texts, className, ...rest },
  ref,
) {
  const t = useTexts(stepperTexts, texts);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const index = steps.findIndex((step) => step.status === 'current');
  const current = steps[index];
  return (
    <nav aria-label={t.label} {...rest} ref={ref} className={classNames(css.root, className)}>
      {current && (
        <button
          type="button"
          className={css.compact}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <span className={css.compactText}>
            {t.position(index + 1, steps.length)} <strong>{current.label}</strong>
            <span className={css.spoken}>. {t.showAll}</span>
          </span>
          <Icon name="chevron-down" className={css.chevron} />
          <span className={css.bar} aria-hidden="true">
            {steps.map((step) => (
              <span key={step.id} className={css.segment} data-status={step.status} />
            ))}
          </span>
        </button>
      )}
      <ol id={listId} className={css.list} data-open={open || undefined}>
        {steps.map((step) => (
          <StepItem key={step.id} step={step} statusWord={t[step.status]} />
        ))}
      </ol>
    </nav>
  );
});
