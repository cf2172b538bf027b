import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import * as css from './TextField.css.ts';

/** Properties of a text field; further attributes go to the `input`, `className` to the outermost element. */
export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'children' | 'required'> {
  /** Called with the text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Width of the input in characters, 1 to 40; it should match the length of the expected answer. */
  readonly widthInCharacters?: number | undefined;
}

/** A single-line text input. Browsers correct nothing in it: names, keys and numbers are typed; `autoCorrect` and `spellCheck` change that. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const [field, { onValueChange, onChange, widthInCharacters, ...rest }] = splitField(props);
    return (
      <Field {...field}>
        {(control) => (
          <input
            type="text"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={ref}
            className={css.input}
            data-width={widthInCharacters}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        )}
      </Field>
    );
  },
);
