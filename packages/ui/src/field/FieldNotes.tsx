import type { ReactElement } from 'react';
import { useTexts } from '../provider/index.ts';
import * as css from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { fieldTexts as builtIn } from './texts.ts';
import type { FieldOwnProps } from './types.ts';
import type { FieldIds } from './useFieldIds.ts';

type Noted = Pick<FieldOwnProps, 'hint' | 'error' | 'requirement' | 'fieldTexts'> & {
  readonly ids: FieldIds;
};

/** Whether the field may stay empty, in a word. */
export function Marking({ ids, requirement, fieldTexts }: Noted): ReactElement | null {
  const t = useTexts(builtIn, fieldTexts);
  return requirement ? (
    <span id={ids.marking} className={css.marking}>
      {t[requirement]}
    </span>
  ) : null;
}

/** Hint, then error: what stands between a field's name and its control. */
export function FieldNotes({ ids, hint, error, fieldTexts }: Noted): ReactElement {
  const t = useTexts(builtIn, fieldTexts);
  return (
    <>
      {hint && (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={ids.error} word={t.error}>
          {error}
        </FieldError>
      )}
    </>
  );
}
