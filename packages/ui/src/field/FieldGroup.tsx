import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './Field.css.ts';
import { FieldNotes, Marking } from './FieldNotes.tsx';
import type { FieldOwnProps } from './types.ts';
import { useFieldIds } from './use-field-ids.ts';

/** Properties of a group of controls under one legend. */
export interface FieldGroupProps
  extends Omit<FieldOwnProps, 'help'>,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>,
    Pick<ComponentPropsWithoutRef<'fieldset'>, 'children'> {}

/** Several checkboxes or fields that belong to one question. */
export const FieldGroup = forwardRef<HTMLFieldSetElement, FieldGroupProps>(function FieldGroup(
  { label, labelLang, hint, error, requirement, fieldTexts, id, className, children, ...rest },
  ref,
) {
  const ids = useFieldIds({ hint, error, requirement }, id);
  const notes = { ids, hint, error, requirement, fieldTexts };
  return (
    <fieldset
      {...rest}
      ref={ref}
      id={ids.control}
      className={rootClassName(css.field, className)}
      aria-describedby={ids.describedBy}
      data-invalid={error ? true : undefined}
    >
      <legend className={css.legend}>
        <span lang={labelLang} className={css.label}>
          {label}
        </span>
      </legend>
      <Marking {...notes} />
      <FieldNotes {...notes} />
      {children}
    </fieldset>
  );
});
