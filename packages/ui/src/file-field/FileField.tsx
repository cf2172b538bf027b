import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import * as css from './FileField.css.ts';

/** Properties of a file field; further attributes go to the `input`, `className` to the outermost element. */
export interface FileFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'children' | 'required' | 'type' | 'value'> {
  /** Called with the selected files; validate them with `checkFiles`. */
  readonly onValueChange?: ((files: readonly File[]) => void) | undefined;
}

/**
 * Selects one or several files. It is the native control, which has the best support for keyboard,
 * voice control and phones, and which accepts dropped files.
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(
  function FileField(props, ref) {
    const [field, { onValueChange, onChange, ...rest }] = splitField(props);
    return (
      <Field {...field}>
        {(control) => (
          <input
            {...rest}
            {...control}
            // A file input has no role that allows `aria-required`; the native attribute is used instead.
            aria-required={undefined}
            required={field.requirement === 'required'}
            ref={ref}
            type="file"
            className={css.input}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.([...(event.target.files ?? [])]);
            }}
          />
        )}
      </Field>
    );
  },
);
