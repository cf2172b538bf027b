import { forwardRef, useEffect, useRef } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/splitField.ts';
import { useAnnounce, useTexts } from '../provider/index.ts';
import { useMergedRef, useStableCallback } from '../hooks/index.ts';
import { valueAfterKey } from './copies.ts';
import * as css from './CopiesInput.css.ts';
import { StepButton } from './StepButton.tsx';
import { copiesInputTexts } from './texts.ts';
import type { CopiesInputTexts } from './texts.ts';
import { useDraft } from './useDraft.ts';

/** Properties of the copies input; further attributes go to the `input`, `className` to the outermost element. */
export interface CopiesInputProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'children' | 'required' | 'min' | 'max' | 'type'
    > {
  /** A string, because it is part of the buttons' accessible names. */
  readonly label: string;
  /** Number of copies, between `min` and `max`. */
  readonly value: number;
  /** Called only with numbers inside the range. */
  readonly onValueChange: (value: number) => void;
  /** Default 1. */
  readonly min?: number | undefined;
  /** Default 10. */
  readonly max?: number | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<CopiesInputTexts> | undefined;
}

/**
 * A small integer (UI-7). Typed text is corrected on blur, and the correction is announced; the
 * mouse wheel does not change the value; resetting the form restores the initial value.
 */
export const CopiesInput = forwardRef<HTMLInputElement, CopiesInputProps>(
  function CopiesInput(props, ref) {
    const [
      field,
      {
        value,
        onValueChange,
        min = 1,
        max = 10,
        texts,
        disabled,
        onBlur,
        onKeyDown,
        onChange,
        ...rest
      },
    ] = splitField(props);
    const { label } = props;
    const t = useTexts(copiesInputTexts, texts);
    const announce = useAnnounce();
    const input = useRef<HTMLInputElement>(null);
    const mergedRef = useMergedRef(input, ref);
    const draft = useDraft(value, { min, max }, onValueChange);
    useFormReset(input, value, (initialValue) => draft.set(initialValue));

    const commit = (): void => {
      const corrected = draft.commit();
      if (corrected !== null) announce(t.clamped(min, max, corrected));
    };
    const stepBy = (step: number): void => {
      const next = Math.min(max, Math.max(min, value + step));
      draft.set(next);
      announce(t.value(next));
    };
    const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
      onKeyDown?.(event);
      if (event.key === 'Enter') commit();
      const next = valueAfterKey(event.key, value, { min, max });
      if (next === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      draft.set(next);
    };
    return (
      <Field {...field}>
        {(control) => (
          <fieldset className={css.row} aria-labelledby={`${control.id}-label`}>
            <StepButton
              icon="minus"
              label={t.decrease(label)}
              atLimit={value <= min}
              disabled={disabled}
              controls={control.id}
              onStep={() => stepBy(-1)}
            />
            <input
              autoComplete="off"
              {...rest}
              {...control}
              ref={mergedRef}
              type="text"
              inputMode="numeric"
              role="spinbutton"
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={t.value(value)}
              disabled={disabled}
              className={css.input}
              value={draft.text}
              onChange={(event) => {
                onChange?.(event);
                draft.setText(event.target.value);
              }}
              onBlur={(event) => {
                onBlur?.(event);
                commit();
              }}
              onKeyDown={handleKey}
            />
            <StepButton
              icon="plus"
              label={t.increase(label)}
              atLimit={value >= max}
              disabled={disabled}
              controls={control.id}
              onStep={() => stepBy(1)}
            />
          </fieldset>
        )}
      </Field>
    );
  },
);

/** Restores the value of the first render when the form of the input is reset. */
function useFormReset(
  input: { readonly current: HTMLInputElement | null },
  value: number,
  set: (value: number) => void,
): void {
  const initialValue = useRef(value);
  const reset = useStableCallback(() => set(initialValue.current));
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [input, reset]);
}
