import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { Icon } from '../icons/index.ts';
import * as css from './Select.css.ts';

/** One option of a select. */
export interface SelectItem {
  /** Passed to `onValueChange`; unique. */
  readonly value: string;
  /** Text of the option. */
  readonly label: string;
  /** Language of the label as a BCP 47 tag, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Whether the option is disabled. */
  readonly disabled?: boolean | undefined;
}

/** Properties of a select; further attributes go to the `select`, `className` to the outermost element. */
export interface SelectProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'children' | 'required'> {
  /** All options, each with `value` and `label`. */
  readonly items: ReadonlyArray<SelectItem>;
  /** Text of a first option with the value `''`. */
  readonly placeholder?: string | undefined;
  /** Called with the selected value. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** A native select; for many options use a `Combobox`. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const [field, { items, placeholder, onValueChange, onChange, ...rest }] = splitField(props);
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
            {items.map((option) => (
              <option
                key={option.value}
                lang={option.lang}
                value={option.value}
                disabled={option.disabled}
              >
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
