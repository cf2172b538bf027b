import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldNotes, Marking } from '../field/FieldNotes.tsx';
import { useFieldIds } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './RadioGroup.css.ts';
import { RadioOptionItem } from './RadioOptionItem.tsx';
import type { RadioOption } from './types.ts';

/** Properties of a radio group. */
export interface RadioGroupProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** All options, each with `value` and `label`, optionally with description and price. */
  readonly options: readonly RadioOption[];
  /** The selected value; `''` or `null` if nothing is selected. */
  readonly value: string | null;
  /** Called with the selected value. */
  readonly onValueChange: (value: string) => void;
  /** `card` draws a border around each option; default `plain`. */
  readonly appearance?: 'plain' | 'card' | undefined;
  /** `horizontal` sets short options side by side and wraps them. */
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
  /** Hides the label visually, for example if a heading above has the same text. */
  readonly labelHidden?: boolean | undefined;
  /** Whether all options are disabled. */
  readonly disabled?: boolean | undefined;
  /** Name under which a form submits the value; generated if left out. */
  readonly name?: string | undefined;
}

/**
 * Selects one of a few options: native radio buttons (ADR 6), so one tab stop, and arrow keys select.
 * An error summary refers to the group by its `id`; the checked or first radio button gets the focus.
 */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    hint,
    error,
    requirement,
    help,
    fieldTexts,
    id,
    className,
    options,
    value,
    onValueChange,
    appearance = 'plain',
    orientation = 'vertical',
    labelHidden,
    disabled,
    name,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds({ hint, error, requirement }, id, describedBy);
  const notes = { ids, hint, error, requirement, fieldTexts };
  return (
    <div className={classNames(css.group, className)} data-invalid={error ? true : undefined}>
      <div className={labelHidden ? css.visuallyHidden : css.head}>
        <span id={ids.label} className={css.label}>
          {label}
        </span>
        <Marking {...notes} />
      </div>
      <FieldNotes {...notes} />
      <div
        {...rest}
        ref={ref}
        role="radiogroup"
        id={ids.control}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={requirement === 'required' || undefined}
        className={css.options}
        data-appearance={appearance}
        data-layout={orientation}
      >
        {options.map((option, index) => (
          <RadioOptionItem
            key={option.value}
            option={option}
            // Not the value: a blank in it would break `aria-describedby`.
            id={`${ids.control}-${index}`}
            name={name ?? ids.control}
            selected={option.value === value}
            required={requirement === 'required'}
            disabled={disabled || option.disabled}
            onSelect={onValueChange}
            appearance={appearance}
          />
        ))}
      </div>
      {help}
    </div>
  );
});
