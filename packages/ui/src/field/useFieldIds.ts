import { useId } from 'react';
import type { FieldOwnProps } from './types.ts';

/** Ids of the parts of a field and what describes its control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly marking: string;
  readonly hint: string;
  readonly error: string;
  /** Marking, hint and error as far as they are there, and what the consumer adds. */
  readonly describedBy: string | undefined;
}

/** Derives every id of a field from the control's, so that an error summary can point to it. */
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
