import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { StepperTexts } from './texts.ts';
import type { HeadingLevel } from '../typography/index.ts';

/**
 * Status of a step; always shown as text, never by colour alone. `attention`: the step was
 * done, but something in it must be checked again.
 */
export type StepStatus = 'done' | 'current' | 'upcoming' | 'blocked' | 'attention';

/** One step. */
export interface StepperItem {
  /** Unique among the steps. */
  readonly id: string;
  /** Name of the step. */
  readonly label: string;
  /** Shown by icon, line and text. */
  readonly status: StepStatus;
  /** Name of the current sub-step, such as "Flurstück wählen", or the list of all, one of them marked as current. */
  readonly subStep?: ReactNode;
  /** Makes the step a link; a blocked one never is. */
  readonly href?: string | undefined;
  /** Makes the step a button, for steps without an address. */
  readonly onClick?: (() => void) | undefined;
}

/** Properties of the stepper. */
export interface StepperProps extends ComponentPropsWithoutRef<'nav'> {
  /** All known steps, in order; at most one is `current`. */
  readonly items: ReadonlyArray<StepperItem>;
  /** Total number of steps; `null` if unknown. Default: the number of `items`. */
  readonly stepCount?: number | null | undefined;
  /** `vertical` is never collapsed; default `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  /** Shows the position in a heading of this level above the steps, in every width. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Focuses that heading when another step becomes current; default false. */
  readonly focusOnChange?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<StepperTexts> | undefined;
}
