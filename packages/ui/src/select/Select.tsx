import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/splitField.ts';
import { Icon } from '../icons/index.ts';
import * as css from './Select.css.ts';

/** One choice of a select. */
export interface SelectOption {
  /** Given to `onValueChange`; unique. */
  readonly value: string;
  /** Words of the option. */
  readonly label: string;
  /** Whether it cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** Properties of a select; everything else goes to the `select`, the class to the whole. */
export interface SelectProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'children' | 'required'> {
  /** All choices, each with `value` and `label`. */
  readonly options: readonly SelectOption[];
  /** Shown first, with the value `''`, until something is chosen. */
  readonly placeholder?: string | undefined;
  /** Called with the chosen value. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** A few known choices in a native list; for very many use a `Combobox`. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const [field, { options, placeholder, onValueChange, onChange, ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={css.frame}>
          <select
            {...rest}
            {...control}
            ref={ref}
            className={css.select}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={css.chevron} />
        </span>
      )}
    </Field>
  );
});
