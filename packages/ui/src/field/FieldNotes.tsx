import type { ReactElement, ReactNode } from 'react';
import { useComponentTexts } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { fieldTexts as builtIn } from './texts.ts';
import type { FieldOwnProps } from './types.ts';
import type { FieldIds } from './use-field-ids.ts';

type FieldNotesProps = Pick<FieldOwnProps, 'hint' | 'error' | 'requirement' | 'fieldTexts'> & {
  readonly ids: FieldIds;
};

/** Text that marks the field as required or optional. */
export function Marking({ ids, requirement, fieldTexts }: FieldNotesProps): ReactElement | null {
  const t = useComponentTexts(builtIn, fieldTexts);
  return requirement ? (
    <span
      lang={langOf(t, requirement)}
      id={ids.marking}
      className={css.marking}
      data-requirement={requirement}
    >
      {t[requirement]}
    </span>
  ) : null;
}

/** The hint before the children, the error after them: below one control, above those of a group, which is no child. */
export function FieldNotes(
  props: FieldNotesProps & { readonly children?: ReactNode },
): ReactElement {
  const { ids, hint, error, fieldTexts, children } = props;
  const t = useComponentTexts(builtIn, fieldTexts);
  return (
    <>
      {hint && (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <FieldError id={ids.error} label={t.error} labelLang={langOf(t, 'error')}>
          {error}
        </FieldError>
      )}
    </>
  );
}
