import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { forwardRef, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { checkDate } from '../date-field/date-parts.ts';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { ValueInput } from '../field/ValueInput.tsx';
import { useMergedRef } from '../hooks/index.ts';
import { useMaskedText } from '../masked-field/use-masked-text.ts';
import { useComponentTexts, useLocale } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { Calendar } from './Calendar.tsx';
import { dayText, within } from './calendar.ts';
import { date } from './date-format.ts';
import * as css from './DatePicker.css.ts';
import { datePickerTexts } from './texts.ts';
import type { DatePickerProps } from './types.ts';

const isDate = (value: string): boolean => value !== '' && checkDate(value) === null;

/**
 * A date that people look for, such as an appointment: typed in one field, or chosen in a calendar that a button opens. The calendar
 * says of each day that cannot be chosen why; a typed date is checked by the application.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(
  function DatePicker(props, ref) {
    const [field, control] = splitField(props);
    const { value, defaultValue, onValueChange, min, max, reasonAgainst, ...others } = control;
    const { today: givenToday, texts, name, form, disabled, readOnly, ...native } = others;
    const { onChange, onBlur, ...rest } = native;
    const t = useComponentTexts(datePickerTexts, texts);
    const locale = useLocale();
    const visible = useRef<HTMLInputElement>(null);
    const hidden = useRef<HTMLInputElement>(null);
    const mergedRef = useMergedRef(hidden, ref);
    const masked = useMaskedText(date, { value, defaultValue, onValueChange }, hidden);
    const [isOpen, setOpen] = useState(false);
    const chosen = isDate(masked.value) ? masked.value : '';
    // Not while rendering on a server, whose day may be another one.
    const [today, setToday] = useState(givenToday ?? '');
    return (
      <Field {...field}>
        {(attributes) => (
          <>
            <div className={css.line}>
              <input
                type="text"
                dir="ltr"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                {...rest}
                {...attributes}
                ref={visible}
                className={css.input}
                data-width={date.widthInCharacters}
                disabled={disabled}
                readOnly={readOnly}
                {...masked.input}
              />
              <Button
                lang={langOf(t, 'open')}
                aria-label={[
                  t.openOf(props.label),
                  chosen && dayText(chosen, locale, { dateStyle: 'full' }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                aria-haspopup="dialog"
                disabled={disabled || readOnly}
                onClick={() => {
                  setToday(givenToday ?? String(todayIn(getLocalTimeZone())));
                  setOpen(true);
                }}
              >
                {t.open}
              </Button>
              <ValueInput
                ref={mergedRef}
                visible={visible}
                value={masked.value}
                onAssign={masked.assign}
                name={name}
                form={form}
                disabled={disabled}
                onChange={onChange}
                onBlur={onBlur}
              />
            </div>
            <Dialog
              open={isOpen}
              onOpenChange={setOpen}
              heading={<span lang={langOf(t, 'heading')}>{t.heading}</span>}
            >
              {today !== '' && (
                <Calendar
                  value={chosen}
                  start={within(chosen || today, { min, max })}
                  today={today}
                  locale={locale}
                  min={min}
                  max={max}
                  reasonAgainst={reasonAgainst}
                  texts={t}
                  onChoose={(day) => {
                    masked.assign(day);
                    setOpen(false);
                  }}
                />
              )}
            </Dialog>
          </>
        )}
      </Field>
    );
  },
);
