import { useState } from 'react';
import type { ChangeEvent, FocusEvent, RefObject } from 'react';
import { reportBlur, reportValue } from '../field/ValueInput.tsx';
import { useControllableState, useFormReset } from '../hooks/index.ts';
import { useLocale } from '../provider/index.ts';
import type { TextFormat } from './types.ts';

interface MaskedValue {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
}

interface MaskedText {
  readonly value: string;
  /** Attributes of the visible input. */
  readonly input: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
  /** Sets a value that was not typed. */
  readonly assign: (value: string) => void;
}

/** The text of a field in the form of a format: as it was typed while it is edited, else in its usual form. */
export function useMaskedText(
  format: TextFormat,
  { value: controlled, defaultValue = '', onValueChange }: MaskedValue,
  hidden: RefObject<HTMLInputElement | null>,
): MaskedText {
  const locale = useLocale();
  const [value, setState] = useControllableState(controlled, defaultValue, onValueChange);
  const [initialValue] = useState(value);
  const [typed, setTyped] = useState(value);
  const [isEdited, setEdited] = useState(false);
  const text = format.valueOf(typed, locale) === value ? typed : value;
  const change = (next: string): void => {
    const nextValue = format.valueOf(next, locale);
    setTyped(next);
    if (nextValue !== value) setState(nextValue);
    reportValue(hidden.current, nextValue);
  };
  const assign = (next: string): void => {
    setEdited(false);
    change(format.show(next, locale));
  };
  useFormReset(hidden, () => assign(initialValue));
  return {
    value,
    assign,
    input: {
      value: isEdited ? text : format.show(text, locale),
      onChange: ({ target, nativeEvent }) => {
        const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
        setEdited(!isPasted);
        change(isPasted ? format.show(target.value, locale) : target.value);
      },
      onBlur: ({ relatedTarget }) => {
        assign(text);
        reportBlur(hidden.current, relatedTarget);
      },
    },
  };
}
