import { useId } from 'react';
import type { FieldOwnProps } from './types.ts';

/** Ids of the parts of a field, and the description of its control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly marking: string;
  readonly hint: string;
  readonly error: string;
  /** Ids of marking, hint and error if present, and those of the consumer. */
  readonly describedBy: string | undefined;
}

/** Derives the ids of a field from the id of its control, so that an error summary can find the label. */
export function useFieldIds(
  props: Pick<FieldOwnProps, 'hint' | 'error' | 'requirement'>,
  id?: string,
  describedBy?: string,
): FieldIds {
  const ownId = useId();
  const control = id ?? ownId;
  const described = [
    props.requirement === 'optional' && `${control}-marking`,
    props.hint && `${control}-hint`,
    props.error && `${control}-error`,
    describedBy,
  ].filter(Boolean);
  return {
    control,
    label: `${control}-label`,
    marking: `${control}-marking`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
  };
}
