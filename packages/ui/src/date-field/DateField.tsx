import { forwardRef, useRef, useState } from 'react';
import type { ClipboardEvent, ComponentPropsWithoutRef, FocusEvent } from 'react';
import * as field from '../field/Field.css.ts';
import { FieldNotes, Marking } from '../field/FieldNotes.tsx';
import type { FieldOwnProps } from '../field/index.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { reportBlur, reportValue, ValueInput } from '../field/ValueInput.tsx';
import { useControllableState, useFormReset, useMergedRef } from '../hooks/index.ts';
import { useComponentTexts, useLocale } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './DateField.css.ts';
import { partOrder, partsOf, valueOf, writtenDate } from './date-parts.ts';
import type { DatePart } from './date-parts.ts';
import { dateFieldTexts } from './texts.ts';
import type { DateFieldTexts } from './texts.ts';

/**
 * Properties of a date field; further attributes and `className` go to the `fieldset`. `ref`, `name`, `onChange` and `onBlur`
 * belong to the native input with the date.
 */
export interface DateFieldProps
  extends FieldOwnProps,
    Pick<
      ComponentPropsWithoutRef<'input'>,
      'name' | 'form' | 'disabled' | 'readOnly' | 'onChange' | 'onBlur'
    >,
    Omit<
      ComponentPropsWithoutRef<'fieldset'>,
      'children' | 'defaultValue' | 'disabled' | 'form' | 'name' | 'onBlur' | 'onChange'
    > {
  /** The date as `YYYY-MM-DD`; a part that is missing is empty, such as the day of `2026-03-`. */
  readonly value?: string | undefined;
  /** Initial date, likewise; default `''`. */
  readonly defaultValue?: string | undefined;
  /** Called after each change, with an unfinished date, too; see `checkDate`. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** The parts that the `error` is about, as `checkDate` returns them; all of them by default. */
  readonly errorParts?: readonly DatePart[] | undefined;
  /** `bday` for the date of birth of the person who fills in the form, so that the browser can fill it in. Default `off`. */
  readonly autoComplete?: 'bday' | 'off' | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DateFieldTexts> | undefined;
}

/**
 * A date that people know by heart, such as their date of birth: three fields in the order of the language. Nothing is corrected
 * and the focus does not move while it is typed; a pasted date fills all three.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  function DateField(props, ref) {
    const { label, labelLang, hint, error, requirement, help, fieldTexts, id, ...others } = props;
    const { value: controlled, defaultValue = '', onValueChange, errorParts, ...native } = others;
    const { name, form, disabled, readOnly, onChange, onBlur, ...attributes } = native;
    const { autoComplete = 'off', texts, className, ...rest } = attributes;
    const { 'aria-describedby': describedBy, ...fieldset } = rest;
    const t = useComponentTexts(dateFieldTexts, texts);
    const locale = useLocale();
    // The error describes the wrong parts: Orca does not read the description of a group.
    const ids = useFieldIds({ hint, error: undefined, requirement }, id, describedBy);
    const notes = { ids, hint, error, requirement, fieldTexts };
    const first = useRef<HTMLInputElement>(null);
    const hidden = useRef<HTMLInputElement>(null);
    const mergedRef = useMergedRef(hidden, ref);
    const [value, setState] = useControllableState(controlled, defaultValue, onValueChange);
    const [initialValue] = useState(value);
    const [typed, setTyped] = useState(() => partsOf(value));
    const parts = valueOf(typed) === value ? typed : partsOf(value);
    const change = (next: typeof typed): void => {
      setTyped(next);
      setState(valueOf(next));
      reportValue(hidden.current, valueOf(next));
    };
    useFormReset(hidden, () => change(partsOf(initialValue)));
    const paste = (event: ClipboardEvent): void => {
      const pasted = writtenDate(event.clipboardData.getData('text'), locale);
      if (!pasted || readOnly) return;
      event.preventDefault();
      change(pasted);
    };
    const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) reportBlur(hidden.current, relatedTarget);
    };
    const order = partOrder(locale);
    return (
      <fieldset
        {...fieldset}
        id={ids.control}
        className={rootClassName(field.field, className)}
        aria-describedby={ids.describedBy}
        data-invalid={error ? true : undefined}
      >
        <legend className={field.legend}>
          <span id={ids.label} lang={labelLang} className={field.label}>
            {label}
          </span>
        </legend>
        <Marking {...notes} />
        <FieldNotes {...notes} />
        <div className={css.parts} onBlur={leave}>
          {order.map((part) => {
            const isWrong = Boolean(error) && (errorParts?.includes(part) ?? true);
            return (
              <div key={part} className={css.part}>
                <label
                  lang={langOf(t, part)}
                  htmlFor={`${ids.control}-${part}`}
                  className={css.partLabel}
                >
                  {t[part]}
                </label>
                <input
                  id={`${ids.control}-${part}`}
                  ref={part === order[0] ? first : undefined}
                  className={css.input}
                  data-part={part}
                  inputMode="numeric"
                  autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
                  autoCorrect="off"
                  disabled={disabled}
                  readOnly={readOnly}
                  aria-required={requirement === 'required' || undefined}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? ids.error : undefined}
                  value={parts[part]}
                  onChange={(event) => change({ ...parts, [part]: event.target.value })}
                  onPaste={paste}
                />
              </div>
            );
          })}
          <ValueInput
            ref={mergedRef}
            visible={first}
            value={value}
            onAssign={(next) => change(partsOf(next))}
            name={name}
            form={form}
            disabled={disabled}
            onChange={onChange}
            onBlur={onBlur}
          />
        </div>
        {help}
      </fieldset>
    );
  },
);
