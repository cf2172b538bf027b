import { useId } from 'react';
import type { FieldOwnProps } from './types.ts';

/** Ids of the parts of a field, and the description of its control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly marking: string;
  readonly hint: string;
  readonly error: string;
  /**
   * Ids of error, marking and hint if present, and those of the consumer. The error comes first: it ends with a full stop,
   * and a hint without one would run together with it in a screen reader.
   */
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
    props.error && `${control}-error`,
    props.requirement === 'optional' && `${control}-marking`,
    props.hint && `${control}-hint`,
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
