import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { FormEventHandler } from 'react';
import { GroupFrame } from '../field/FieldGroup.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { FieldGroupProps } from '../field/index.ts';
import { reportBlur } from '../field/ValueInput.tsx';
import {
  useControllableState,
  useFormLibraryRef,
  useFormReset,
  useMergedRef,
} from '../hooks/index.ts';
import { useTexts } from '../provider/index.ts';
import { EMPTY_DATE } from './date.ts';
import type { DatePart, DateParts } from './date.ts';
import * as css from './DateField.css.ts';
import { dateFieldTexts } from './texts.ts';
import type { DateFieldTexts } from './texts.ts';

/**
 * Properties of the date field; `ref` and further attributes go to the group. `onChange` and `onBlur`
 * are called with events of the group, whose `value` is that of the component.
 */
export interface DateFieldProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The typed texts, which `checkDate` converts to a date; leave it out for an uncontrolled field. */
  readonly value?: DateParts | undefined;
  /** The initial texts of an uncontrolled field; empty by default. */
  readonly defaultValue?: DateParts | undefined;
  /** Called with an event of the group after each change by a person. */
  readonly onChange?: FormEventHandler<HTMLFieldSetElement> | undefined;
  /** Called with all three parts after each change. */
  readonly onValueChange?: ((value: DateParts) => void) | undefined;
  /** A form submits the parts as `<name>-day`, `<name>-month` and `<name>-year`. */
  readonly name?: string | undefined;
  /** Inputs that the error is about, as returned by `checkDate`; all of them if left out. */
  readonly invalidParts?: readonly DatePart[] | undefined;
  /** `bday` for a date of birth, so that the browser can fill it in (WCAG 1.3.5). */
  readonly autoComplete?: 'bday' | undefined;
  /** Whether the inputs are disabled. */
  readonly disabled?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DateFieldTexts> | undefined;
}

const PARTS: readonly { part: DatePart; digits: number }[] = [
  { part: 'day', digits: 2 },
  { part: 'month', digits: 2 },
  { part: 'year', digits: 4 },
];

/**
 * A date that people know, such as a birthday: three short inputs instead of a calendar. The focus
 * does not move automatically, and typed text is not reformatted.
 */
export const DateField = forwardRef<HTMLFieldSetElement, DateFieldProps>(function DateField(
  {
    value: controlledValue,
    defaultValue = EMPTY_DATE,
    onValueChange,
    name,
    invalidParts,
    autoComplete,
    disabled,
    texts,
    onChange,
    onBlur,
    ...group
  },
  ref,
) {
  const t = useTexts(dateFieldTexts, texts);
  const ownId = useId();
  const id = group.id ?? ownId;
  const { error: errorId } = useFieldIds({}, id);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [value, setState] = useControllableState(controlledValue, defaultValue, onValueChange);
  const [initialValue] = useState(value);
  const latest = useRef(value);
  const setValue = (next: DateParts): void => {
    latest.current = next;
    setState(next);
  };
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const libraryRef = useFormLibraryRef<DateParts | null>({
    property: 'value',
    get: () => latest.current,
    set: (next) => setValue(next ?? EMPTY_DATE),
  });
  const mergedRef = useMergedRef(fieldset, useMergedRef(libraryRef, ref));
  useFormReset(fieldset, () => setValue(initialValue));
  const change = (part: DatePart, text: string): void => {
    setValue({ ...value, [part]: text });
    fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const isInvalid = (part: DatePart): boolean =>
    Boolean(group.error) && (invalidParts?.includes(part) ?? true);
  // Orca does not read the description of a group; at each part the error would be read three times.
  const describedPart = PARTS.find(({ part }) => isInvalid(part)) ?? PARTS[0];
  return (
    <GroupFrame
      {...group}
      hasDescribedControl
      ref={mergedRef}
      id={id}
      name={name}
      // Not those of the three inputs, which bubble.
      onInput={(event) => {
        if (event.target === event.currentTarget) onChange?.(event);
      }}
      onBlur={(event) => {
        if (event.target === event.currentTarget) onBlur?.(event);
        else if (!event.currentTarget.contains(event.relatedTarget)) {
          reportBlur(event.currentTarget, event.relatedTarget);
        }
      }}
    >
      <div className={css.parts}>
        {PARTS.map(({ part, digits }) => (
          <div key={part} className={css.part}>
            <label htmlFor={`${id}-${part}`} className={css.label}>
              {t[part]}
            </label>
            <input
              type="text"
              inputMode="numeric"
              id={`${id}-${part}`}
              className={css.input}
              data-digits={digits}
              maxLength={digits}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              aria-invalid={isInvalid(part) || undefined}
              aria-describedby={group.error && part === describedPart?.part ? errorId : undefined}
              aria-required={group.requirement === 'required' || undefined}
              disabled={disabled}
              value={value[part]}
              name={name && `${name}-${part}`}
              onChange={(event) => change(part, event.target.value)}
            />
          </div>
        ))}
      </div>
    </GroupFrame>
  );
});
