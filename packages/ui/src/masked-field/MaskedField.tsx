import { forwardRef, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { ValueInput } from '../field/ValueInput.tsx';
import { useMergedRef } from '../hooks/index.ts';
import * as css from './MaskedField.css.ts';
import type { TextFormat } from './types.ts';
import { useMaskedText } from './use-masked-text.ts';

/**
 * Properties of a masked field; further attributes go to the visible `input`, `className` to the outermost element. `ref`, `name`,
 * `onChange` and `onBlur` belong to the native input with the value.
 */
export interface MaskedFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'size' | 'children' | 'required' | 'type' | 'value' | 'defaultValue'
    > {
  /** What is asked for: `money`, `iban`, `phone`, `postcode`, `houseNumber`, `taxId`, or a format of your own. */
  readonly format: TextFormat;
  /** The value as the format stores it, such as an IBAN without blanks; a text that is none, as it was typed. */
  readonly value?: string | undefined;
  /** Initial value, likewise; default `''`. */
  readonly defaultValue?: string | undefined;
  /** Called with the value after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A text that has one usual form and is written in many. Nothing changes while it is typed; when the field is left, and when text
 * is pasted, it gets its usual form.
 */
export const MaskedField = forwardRef<HTMLInputElement, MaskedFieldProps>(
  function MaskedField(props, ref) {
    const [field, control] = splitField(props);
    const { format, value, defaultValue, onValueChange, ...native } = control;
    const { name, form, disabled, onChange, onBlur, ...rest } = native;
    const visible = useRef<HTMLInputElement>(null);
    const hidden = useRef<HTMLInputElement>(null);
    const mergedRef = useMergedRef(hidden, ref);
    const masked = useMaskedText(format, { value, defaultValue, onValueChange }, hidden);
    return (
      <Field {...field}>
        {(attributes) => (
          <>
            <input
              type="text"
              dir="ltr"
              inputMode={format.inputMode}
              autoComplete={format.autoComplete ?? 'off'}
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...attributes}
              ref={visible}
              className={css.input}
              data-width={format.widthInCharacters}
              disabled={disabled}
              {...masked.input}
            />
            <ValueInput
              ref={mergedRef}
              visible={visible}
              value={masked.value}
              onAssign={masked.assign}
              name={name}
              form={form}
              disabled={disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
          </>
        )}
      </Field>
    );
  },
);
