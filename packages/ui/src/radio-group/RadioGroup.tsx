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
  /** All choices; with `appearance="card"` they may have description and price. */
  readonly options: readonly RadioOption[];
  /** The chosen value; `''` or `null` when nothing is chosen yet. */
  readonly value: string | null;
  /** Called with the chosen value. */
  readonly onValueChange: (value: string) => void;
  /** `card` gives each option an edge and room for description and price; default `plain`. */
  readonly appearance?: 'plain' | 'card' | undefined;
  /** `horizontal` puts short options side by side while there is room. */
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
  /** The label is said, but not seen, as when the heading above asks the same. */
  readonly labelHidden?: boolean | undefined;
  /** Whether nothing can be chosen. */
  readonly disabled?: boolean | undefined;
  /** Name under which a form sends the value; made up when left out. */
  readonly name?: string | undefined;
}

/**
 * One answer out of few: native radio buttons (ADR 6), so one stop of the tab key, and arrows choose.
 * An error summary puts the focus on the group by its `id`; the first or chosen button takes it.
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
  const noted = { ids, hint, error, requirement, fieldTexts };
  return (
    <div className={classNames(css.group, className)} data-invalid={error ? true : undefined}>
      <div className={labelHidden ? css.spoken : css.head}>
        <span id={ids.label} className={css.label}>
          {label}
        </span>
        <Marking {...noted} />
      </div>
      <FieldNotes {...noted} />
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
        {options.map((option) => (
          <RadioOptionItem
            key={option.value}
            option={option}
            id={`${ids.control}-${option.value}`}
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
