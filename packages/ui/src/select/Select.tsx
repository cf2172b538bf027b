import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef, ReactElement, RefAttributes } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { Icon } from '../icons/index.ts';
import * as css from './Select.css.ts';

/** One option of a select. */
export interface SelectItem<Value extends string = string> {
  /** Passed to `onValueChange`; unique. */
  readonly value: Value;
  /** Text of the option. */
  readonly label: string;
  /** Language of the label as a BCP 47 tag, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Whether the option is disabled. */
  readonly disabled?: boolean | undefined;
}

/** Properties of a select; further attributes go to the `select`, `className` to the outermost element. */
export interface SelectProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithoutRef<'select'>,
      'size' | 'multiple' | 'children' | 'required' | 'value' | 'defaultValue'
    > {
  /** All options, each with `value` and `label`. */
  readonly items: ReadonlyArray<SelectItem<Value>>;
  /** The selected value, `''` for the placeholder; leave it out for an uncontrolled select. */
  readonly value?: Value | '' | undefined;
  /** The initially selected value of an uncontrolled select; default the first option. */
  readonly defaultValue?: Value | '' | undefined;
  /** Text of a first option with the value `''`. */
  readonly placeholder?: string | undefined;
  /** Called with the selected value; with a `placeholder` its type contains `''`. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** A select by the type of its values; with a placeholder `''` is one of them. */
interface SelectComponent {
  <Value extends string>(
    props: SelectProps<Value> & {
      readonly placeholder?: undefined;
    } & RefAttributes<HTMLSelectElement>,
  ): ReactElement;
  <Value extends string>(
    props: Omit<SelectProps<Value>, 'onValueChange'> & {
      readonly onValueChange?: ((value: Value | '') => void) | undefined;
    } & RefAttributes<HTMLSelectElement>,
  ): ReactElement;
}

function SelectInner(props: SelectProps, ref: ForwardedRef<HTMLSelectElement>): ReactElement {
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
}

/** A native select; for many options use a `Combobox`. */
export const Select = forwardRef(SelectInner) as SelectComponent;
