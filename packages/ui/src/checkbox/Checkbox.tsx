import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { ChoiceCard } from '../choice-card/index.ts';
import { FieldError, fieldTexts as builtIn, useFieldIds } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Checkbox.css.ts';

/** Properties of a checkbox; further attributes go to the `input`, `className` to the outermost element. */
export interface CheckboxProps
  extends Pick<FieldOwnProps, 'error' | 'requirement' | 'fieldTexts'>,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'children' | 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'value' | 'required'
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
  /** Whether it is checked. */
  readonly checked: boolean;
  /** Called with the requested state. */
  readonly onCheckedChange: (checked: boolean) => void;
  /** `card` draws a border around the option; default `plain`. */
  readonly appearance?: 'plain' | 'card' | undefined;
  /** Name under which a form submits the value. */
  readonly name?: string | undefined;
  /** What a form submits while it is checked; `on` by default, as in HTML. */
  readonly value?: string | undefined;
}

/** Yes or no, or one of several that go together: a native checkbox (ADR 6). */
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
    onCheckedChange,
    appearance = 'plain',
    id,
    className,
    disabled,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const t = useTexts(builtIn, fieldTexts);
  const ids = useFieldIds({ error }, id, describedBy);
  const described = [(description || price || reason) && ids.hint, ids.describedBy];
  return (
    <div className={classNames(css.field, className)} data-invalid={error ? true : undefined}>
      {error && (
        <FieldError id={ids.error} label={t.error}>
          {error}
        </FieldError>
      )}
      <ChoiceCard
        control={
          <>
            <input
              {...rest}
              ref={ref}
              type="checkbox"
              id={ids.control}
              className={css.box}
              checked={checked}
              disabled={disabled}
              onChange={(event) => onCheckedChange(event.target.checked)}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
              aria-invalid={error ? true : undefined}
              required={requirement === 'required'}
              data-cover={appearance === 'card' || undefined}
            />
            <Icon name="check" strokeWidth={3} className={css.tick} />
          </>
        }
        controlId={ids.control}
        labelId={ids.label}
        descriptionId={ids.hint}
        label={label}
        description={description}
        price={price}
        reason={reason}
        extra={extra}
        appearance={appearance}
        selected={checked}
        disabled={disabled}
      />
    </div>
  );
});
