import type { ComponentPropsWithoutRef } from 'react';
import type { DateLimits } from '../date-field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import type { DatePickerTexts } from './texts.ts';

/**
 * Properties of a date picker; further attributes go to the visible `input`, `className` to the outermost element. `ref`, `name`,
 * `onChange` and `onBlur` belong to the native input with the date.
 */
export interface DatePickerProps
  extends FieldOwnProps,
    DateLimits,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'size' | 'children' | 'required' | 'type' | 'value' | 'defaultValue' | 'min' | 'max'
    > {
  /** A string, because it is part of the name of the button. */
  readonly label: string;
  /** First date that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  /** Last date that can be chosen, `YYYY-MM-DD`. */
  readonly max?: string | undefined;
  /** The date as `YYYY-MM-DD`; a text that is none, as it was typed. */
  readonly value?: string | undefined;
  /** Initial date, likewise; default `''`. */
  readonly defaultValue?: string | undefined;
  /** Called with the date, or the typed text, after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Why a day, as `YYYY-MM-DD`, cannot be chosen, such as "Sonntags geschlossen"; undefined for one that can. */
  readonly reasonAgainst?: ((day: string) => string | undefined) | undefined;
  /** The day of today, `YYYY-MM-DD`; that of the device by default. */
  readonly today?: string | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DatePickerTexts> | undefined;
}
