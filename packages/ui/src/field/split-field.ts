import type { FieldProps } from './Field.tsx';
import type { FieldOwnProps } from './types.ts';

interface FieldControlProps extends FieldOwnProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

type FieldKey = keyof FieldControlProps;

/** Splits the properties of a field with one control into those of its `Field` and those of the control. */
export function splitField<Props extends FieldControlProps>(
  props: Props,
): readonly [Omit<FieldProps, 'children'>, Omit<Props, FieldKey>] {
  const {
    label,
    labelLang,
    hint,
    error,
    requirement,
    help,
    fieldTexts,
    id,
    className,
    'aria-describedby': describedBy,
    ...control
  } = props;
  return [
    { label, labelLang, hint, error, requirement, help, fieldTexts, id, className, describedBy },
    control,
  ];
}
