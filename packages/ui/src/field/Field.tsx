import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './Field.css.ts';
import { FieldNotes, Marking } from './FieldNotes.tsx';
import type { ControlAttributes, FieldOwnProps } from './types.ts';
import { useFieldIds } from './use-field-ids.ts';

/** Properties of a field around one control. */
export interface FieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Id of the control; generated if left out. It must not contain blanks. */
  readonly id?: string | undefined;
  /** Ids of additional descriptions. */
  readonly describedBy?: string | undefined;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Label, marking and hint above a control, error and help below it (WCAG 3.3.1, 3.3.2). */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  {
    label,
    labelLang,
    hint,
    error,
    requirement,
    help,
    fieldTexts,
    id,
    describedBy,
    className,
    children,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds({ hint, error, requirement }, id, describedBy);
  const notes = { ids, hint, error, requirement, fieldTexts };
  return (
    <div
      {...rest}
      ref={ref}
      className={rootClassName(css.field, className)}
      data-invalid={error ? true : undefined}
    >
      <div className={css.head}>
        <label lang={labelLang} id={ids.label} htmlFor={ids.control} className={css.label}>
          {label}
        </label>
        <Marking {...notes} />
      </div>
      <FieldNotes {...notes}>
        {children({
          id: ids.control,
          'aria-describedby': ids.describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': requirement === 'required' ? true : undefined,
        })}
      </FieldNotes>
      {help}
    </div>
  );
});
