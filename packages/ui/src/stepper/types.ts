import type { ComponentPropsWithoutRef } from 'react';
import type { StepperTexts } from './texts.ts';

/**
 * Where a step stands; always said in a word, never by colour alone (UI-1). `attention`: it was
 * gone through, but something in it has to be looked at again.
 */
export type StepStatus = 'done' | 'current' | 'upcoming' | 'blocked' | 'attention';

/** One step of the way. */
export interface Step {
  /** Unique among the steps. */
  readonly id: string;
  /** Name of the step. */
  readonly label: string;
  /** How it stands; shown by icon, line and word. */
  readonly status: StepStatus;
  /** Name of the part of the current step, such as "Flurstück wählen". */
  readonly subStep?: string | undefined;
  /** Makes the step a link; a blocked one never is. */
  readonly href?: string | undefined;
  /** Makes the step a button, when there is no address to go to. */
  readonly onSelect?: (() => void) | undefined;
}

/** Properties of the stepper. */
export interface StepperProps extends ComponentPropsWithoutRef<'nav'> {
  /** All steps that are known, in order; at most one is `current`. */
  readonly steps: readonly Step[];
  /** How many steps there are in all; `null` when nobody knows yet. Default: as many as given. */
  readonly total?: number | null | undefined;
  /** `vertical` lists all steps below each other and never folds; default `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  /** Says the position in a heading of this level above the steps, also where there is room. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Puts the focus on that heading whenever another step becomes current; default false. */
  readonly focusOnChange?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<StepperTexts> | undefined;
}
