import type { FieldProps } from './Field.tsx';
import type { FieldOwnProps } from './types.ts';

interface FieldControlProps extends FieldOwnProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

type AroundControl = keyof FieldControlProps;

/** Parts the properties of a field with one control: what its `Field` takes, and what is left for the control. */
export function splitField<Props extends FieldControlProps>(
  props: Props,
): readonly [Omit<FieldProps, 'children'>, Omit<Props, AroundControl>] {
  const {
    label,
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
    { label, hint, error, requirement, help, fieldTexts, id, className, describedBy },
    control,
  ];
}
