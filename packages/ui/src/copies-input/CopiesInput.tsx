import { forwardRef, useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { reportBlur, reportValue, ValueInput } from '../field/ValueInput.tsx';
import { useAnnounce, useComponentTexts } from '../provider/index.ts';
import { isComposing, useControllableState, useFormReset, useMergedRef } from '../hooks/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { parseCopies, valueAfterKey } from './copies.ts';
import * as css from './CopiesInput.css.ts';
import { StepButton } from './StepButton.tsx';
import { copiesInputTexts } from './texts.ts';
import type { CopiesInputTexts } from './texts.ts';
import { useDraft } from './use-draft.ts';

/**
 * Properties of the copies input; further attributes go to the visible `input`, `className` to the
 * outermost element. `ref`, `name`, `onChange` and `onBlur` belong to the native input with the number.
 */
export interface CopiesInputProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'children' | 'required' | 'min' | 'max' | 'type'
    > {
  /** A string, because it is part of the buttons' accessible names. */
  readonly label: string;
  /** Number of copies, between `min` and `max`; leave it out for an uncontrolled input. */
  readonly value?: number | undefined;
  /** Initial number of an uncontrolled input; default `min`. */
  readonly defaultValue?: number | undefined;
  /** Called only with numbers inside the range. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /**
   * Called when the field is emptied or filled again. With it an empty field stays empty, so that the application can say what is
   * missing; without it the last number returns when the field is left.
   */
  readonly onEmptyChange?: ((isEmpty: boolean) => void) | undefined;
  /** Smallest number; default 1. */
  readonly min?: number | string | undefined;
  /** Largest number; default 10. */
  readonly max?: number | string | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<CopiesInputTexts> | undefined;
}

/**
 * A small integer. Typed text is corrected on blur, and the correction is announced; the
 * mouse wheel does not change the value; resetting the form restores the initial value.
 */
export const CopiesInput = forwardRef<HTMLInputElement, CopiesInputProps>(
  function CopiesInput(props, ref) {
    const [
      field,
      {
        value: controlledValue,
        defaultValue,
        onValueChange,
        onEmptyChange,
        min: minimum = 1,
        max: maximum = 10,
        texts,
        disabled,
        name,
        form,
        onBlur,
        onKeyDown,
        onChange,
        ...rest
      },
    ] = splitField(props);
    const { label } = props;
    const min = Number(minimum);
    const max = Number(maximum);
    const t = useComponentTexts(copiesInputTexts, texts);
    const announce = useAnnounce();
    const input = useRef<HTMLInputElement>(null);
    const native = useRef<HTMLInputElement>(null);
    const mergedRef = useMergedRef(native, ref);
    const [value, setState] = useControllableState(
      controlledValue,
      defaultValue ?? min,
      onValueChange,
    );
    const [initialValue] = useState(value);
    const setValue = (next: number): void => {
      setState(next);
      reportValue(native.current, String(next));
    };
    const draft = useDraft(value, { min, max }, setValue, onEmptyChange !== undefined);
    const isEmpty = draft.text === '';
    const [wasEmpty, setWasEmpty] = useState(isEmpty);
    useEffect(() => {
      if (isEmpty === wasEmpty) return;
      setWasEmpty(isEmpty);
      onEmptyChange?.(isEmpty);
    }, [isEmpty, wasEmpty, onEmptyChange]);
    useFormReset(native, () => draft.set(initialValue));

    const commit = (): void => {
      const corrected = draft.commit();
      if (corrected === null) return;
      const sentence = draft.isRefused ? t.whole : t.clamped;
      announce(sentence(min, max, corrected));
    };
    const stepBy = (step: number): void => {
      const next = Math.min(max, Math.max(min, value + step));
      draft.set(next);
      announce(t.value(next));
    };
    const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
      onKeyDown?.(event);
      if (isComposing(event)) return;
      if (event.key === 'Enter') commit();
      const next = valueAfterKey(event.key, value, { min, max });
      if (next === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      draft.set(next);
    };
    return (
      <Field
        {...field}
        error={field.error ?? (draft.isRefused ? t.whole(min, max, value) : undefined)}
        // Announced when it happens: here for the eyes, and for whoever comes back to the field.
        help={
          draft.isClamped ? (
            <span lang={langOf(t, 'clamped')}>{t.clamped(min, max, value)}</span>
          ) : (
            field.help
          )
        }
      >
        {(control) => (
          <fieldset className={css.row} aria-labelledby={`${control.id}-label`}>
            <StepButton
              icon="minus"
              label={t.decrease(label)}
              lang={langOf(t, 'decrease')}
              atLimit={value <= min}
              disabled={disabled}
              controls={control.id}
              onStep={() => stepBy(-1)}
            />
            <input
              autoComplete="off"
              {...rest}
              {...control}
              ref={input}
              type="text"
              inputMode="numeric"
              role="spinbutton"
              aria-valuenow={isEmpty ? undefined : value}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={isEmpty ? undefined : t.value(value)}
              disabled={disabled}
              className={css.input}
              value={draft.text}
              onChange={(event) => draft.setText(event.target.value)}
              onBlur={(event) => {
                commit();
                reportBlur(native.current, event.relatedTarget);
              }}
              onKeyDown={handleKey}
            />
            <ValueInput
              ref={mergedRef}
              visible={input}
              value={String(value)}
              onAssign={(next) => draft.set(parseCopies(next, min, { min, max }))}
              name={name}
              form={form}
              disabled={disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
            <StepButton
              icon="plus"
              label={t.increase(label)}
              lang={langOf(t, 'increase')}
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
