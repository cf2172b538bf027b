import type { ReactNode } from 'react';

/** One answer of a radio group. */
export interface RadioOption {
  /** Given to `onValueChange`; unique. */
  readonly value: string;
  /** The accessible name of the radio button, nothing else is part of it. */
  readonly label: ReactNode;
  /** One or two plain sentences below the label. */
  readonly description?: ReactNode;
  /** A price or another figure. */
  readonly price?: ReactNode;
  /** Cannot be chosen; `reason` says why. */
  readonly disabled?: boolean | undefined;
  /** Why it cannot be chosen. */
  readonly reason?: ReactNode;
  /** A link or the like that belongs to the option, but does not choose it. */
  readonly extra?: ReactNode;
}
