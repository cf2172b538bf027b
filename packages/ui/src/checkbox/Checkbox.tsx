import {
  unstable_Provider as Provider,
  unstable_Trigger as Trigger,
} from '@radix-ui/react-checkbox';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type {
  ChangeEventHandler,
  ComponentPropsWithoutRef,
  FocusEventHandler,
  MouseEvent,
  ReactNode,
} from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import { focusVisibleControl, reportChecked } from '../choice-card/native-input.ts';
import { FieldError, fieldTexts as builtIn } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { reportBlur } from '../field/ValueInput.tsx';
import { useControllableState, useFormLibraryRef, useMergedRef } from '../hooks/index.ts';
import { setNatively } from '../hooks/set-natively.ts';
import { Icon } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Checkbox.css.ts';
import { langOf } from '../texts/lang-of.ts';

/** Properties of a checkbox; further attributes go to the button, `className` to the outermost element, `ref` to the native input. */
export interface CheckboxProps
  extends Pick<FieldOwnProps, 'error' | 'requirement' | 'fieldTexts'>,
    Omit<
      ComponentPropsWithoutRef<'button'>,
      | 'children'
      | 'type'
      | 'role'
      | 'defaultChecked'
      | 'defaultValue'
      | 'onBlur'
      | 'onChange'
      | 'value'
    > {
  /** May contain links; following one does not check the box. */
  readonly label: ReactNode;
  /** One or two plain sentences below the label. */
  readonly description?: ReactNode;
  /** A price or another number. */
  readonly price?: ReactNode;
  /** Why it cannot be checked. */
  readonly reason?: ReactNode;
  /** Further content that belongs to the option, such as the number of copies. */
  readonly extra?: ReactNode;
  /** Whether it is checked; leave it out for an uncontrolled checkbox. */
  readonly checked?: boolean | undefined;
  /** Whether an uncontrolled checkbox is initially checked; default `false`. */
  readonly defaultChecked?: boolean | undefined;
  /** Called with the requested state. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Called with the event of the native input when a person checks or unchecks the box. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called with an event of the native input when the box loses the focus. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** `card` draws a border around the option; default `plain`. */
  readonly variant?: 'plain' | 'card' | undefined;
  /** Name under which a form submits the value. */
  readonly name?: string | undefined;
  /** What a form submits while it is checked; `on` by default, as in HTML. */
  readonly value?: string | undefined;
}

// The click on the button bubbles already; that of the native input would be a second one.
function stop(event: MouseEvent<HTMLInputElement>): void {
  event.stopPropagation();
}

/**
 * A yes-or-no choice, alone or as one of several (behaviour by Radix). The native input behind the
 * button takes part in forms: data, reset, `required`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    description,
    price,
    reason,
    extra,
    error,
    requirement,
    fieldTexts,
    checked,
    defaultChecked = false,
    onCheckedChange,
    onChange,
    onBlur,
    onClick,
    variant = 'plain',
    id,
    className,
    disabled,
    name,
    value,
    form,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(builtIn, fieldTexts);
  const ids = useFieldIds({ error }, id, describedBy);
  const [isChecked, setChecked] = useControllableState(checked, defaultChecked, onCheckedChange);
  const libraryRef = useFormLibraryRef({
    property: 'checked',
    get: () => isChecked,
    set: setChecked,
  });
  const native = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(native, useMergedRef(libraryRef, ref));
  // A consumer that does not accept a change: the native input returns to the state that is shown.
  const [, renderAgain] = useState({});
  useEffect(() => setNatively(native.current, 'checked', isChecked));
  const described = [(description || price || reason) && ids.hint, ids.describedBy];
  return (
    <div className={rootClassName(css.field, className)} data-invalid={error ? true : undefined}>
      {error && (
        <FieldError id={ids.error} label={t.error} labelLang={langOf(t, 'error')}>
          {error}
        </FieldError>
      )}
      <ChoiceCard
        control={
          <Provider
            checked={isChecked}
            onCheckedChange={setChecked}
            disabled={disabled}
            name={name}
            value={value}
            form={form}
            required={requirement === 'required' || undefined}
          >
            <Trigger
              {...rest}
              onClick={(event) => {
                onClick?.(event);
                if (event.defaultPrevented) return;
                reportChecked(native.current, !isChecked);
                renderAgain({});
              }}
              onBlur={(event) => reportBlur(native.current, event.relatedTarget)}
              id={ids.control}
              className={css.box}
              aria-labelledby={ids.label}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
              aria-invalid={error ? true : undefined}
              data-cover={variant === 'card' || undefined}
            >
              <Icon name="check" strokeWidth={3} className={css.tick} />
            </Trigger>
            {/* Not that of Radix: its value is never empty, and its event comes after the change. */}
            <input
              ref={mergedRef}
              type="checkbox"
              aria-hidden
              tabIndex={-1}
              className={css.native}
              defaultChecked={isChecked}
              name={name}
              value={value}
              form={form}
              disabled={disabled}
              required={requirement === 'required'}
              onFocus={focusVisibleControl}
              onClick={stop}
              onBlur={onBlur}
              onChange={onChange}
            />
          </Provider>
        }
        controlId={ids.control}
        labelId={ids.label}
        descriptionId={ids.hint}
        label={label}
        description={description}
        price={price}
        reason={reason}
        extra={extra}
        variant={variant}
        selected={isChecked}
        disabled={disabled}
      />
    </div>
  );
});
