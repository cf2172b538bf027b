import type { ReactNode } from 'react';

/** One option of a radio group. */
export interface RadioGroupItem<Value extends string = string> {
  /** Passed to `onValueChange`; unique. */
  readonly value: Value;
  /** The accessible name of the radio button. */
  readonly label: ReactNode;
  /** A picture before the label, without a meaning of its own; for `variant="row"`, and an icon for `variant="list"`. */
  readonly picture?: ReactNode;
  /** A `Badge` that describes the option, with `variant="row"` beside the label. */
  readonly badge?: ReactNode;
  /** One or two sentences below the label. */
  readonly description?: ReactNode;
  /** A price or another number. */
  readonly price?: ReactNode;
  /** Whether the option is disabled; give the reason in `reason`. */
  readonly disabled?: boolean | undefined;
  /** Why the option is disabled. */
  readonly reason?: ReactNode;
  /** Further content, such as a link, that does not select the option. */
  readonly extra?: ReactNode;
}
