import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/splitField.ts';
import * as css from './FileField.css.ts';

/** Properties of a file field; everything else goes to the `input`, the class to the whole. */
export interface FileFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'children' | 'required' | 'type' | 'value'> {
  /** Called with the chosen files; `checkFiles` says what is wrong with them. */
  readonly onFilesChange?: ((files: readonly File[]) => void) | undefined;
}

/**
 * One or several files of the person's own. It is the browser's control, which keyboards, voices
 * and phones know best and which takes files that are dropped on it, too.
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(
  function FileField(props, ref) {
    const [field, { onFilesChange, onChange, ...rest }] = splitField(props);
    return (
      <Field {...field}>
        {(control) => (
          <input
            {...rest}
            {...control}
            // No role of its own takes "required" by ARIA; the native attribute does.
            aria-required={undefined}
            required={field.requirement === 'required'}
            ref={ref}
            type="file"
            className={css.input}
            onChange={(event) => {
              onChange?.(event);
              onFilesChange?.([...(event.target.files ?? [])]);
            }}
          />
        )}
      </Field>
    );
  },
);
