import { Root } from '@radix-ui/react-radio-group';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type {
  ComponentPropsWithoutRef,
  FocusEvent,
  FocusEventHandler,
  FormEventHandler,
  ForwardedRef,
  ReactElement,
  RefAttributes,
} from 'react';
import { FieldNotes, Marking } from '../field/FieldNotes.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { reportChecked } from '../choice-card/native-input.ts';
import { reportBlur } from '../field/ValueInput.tsx';
import {
  moveByKey,
  useControllableState,
  useFormLibraryRef,
  useMergedRef,
} from '../hooks/index.ts';
import { setNatively } from '../hooks/set-natively.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './RadioGroup.css.ts';
import { RadioOptionItem } from './RadioOptionItem.tsx';
import type { RadioGroupItem } from './types.ts';

/** Properties of a radio group. */
export interface RadioGroupProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** All options, each with `value` and `label`, optionally with description and price. */
  readonly items: ReadonlyArray<RadioGroupItem<Value>>;
  /** The selected value, `''` or `null` if nothing is selected; leave it out for an uncontrolled group. */
  readonly value?: Value | '' | null | undefined;
  /** The initially selected value of an uncontrolled group; nothing by default. */
  readonly defaultValue?: Value | '' | null | undefined;
  /** Called with the selected value; with `''` only if a form library that has registered the group selects nothing. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
  /** Called with the event of the native input when a person selects an option. */
  readonly onChange?: FormEventHandler<HTMLDivElement> | undefined;
  /** Called with an event of the native input when the focus leaves the group. */
  readonly onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
  /**
   * `card` draws a border around each option; `row` sets lines between them, with picture and price; `list` sets them with
   * an icon in one frame, which lines divide; `segments` sets short options without descriptions side by side in one frame; default
   * `plain`.
   */
  readonly variant?: 'plain' | 'card' | 'row' | 'list' | 'segments' | undefined;
  /** `horizontal` sets short options side by side and wraps them. */
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
  /** Hides the label visually, for example if a heading above has the same text. */
  readonly labelHidden?: boolean | undefined;
  /** Whether all options are disabled. */
  readonly disabled?: boolean | undefined;
  /** Name under which a form submits the value; generated if left out. */
  readonly name?: string | undefined;
}

function RadioGroupInner(
  {
    label,
    labelLang,
    hint,
    error,
    requirement,
    help,
    fieldTexts,
    id,
    className,
    items,
    value,
    defaultValue = null,
    onValueChange,
    onChange,
    onBlur,
    variant = 'plain',
    orientation = 'vertical',
    labelHidden,
    disabled,
    name,
    style,
    'aria-describedby': describedBy,
    ...rest
  }: RadioGroupProps,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  // The error describes the radio button that Tab focuses: Orca does not read the description of a group.
  const ids = useFieldIds({ hint, error: undefined, requirement }, id, describedBy);
  const notes = { ids, hint, error, requirement, fieldTexts };
  const [selected, setSelected] = useControllableState<string | null>(value, defaultValue, (next) =>
    // A form that is reset may select nothing.
    onValueChange?.(next ?? ''),
  );
  const group = useRef<HTMLDivElement>(null);
  const libraryRef = useFormLibraryRef({
    property: 'value',
    // As native radio buttons in a form library.
    get: () => selected || null,
    set: (next) => setSelected(next),
  });
  const mergedRef = useMergedRef(group, useMergedRef(libraryRef, ref));
  const nativeInputs = (): HTMLInputElement[] => [
    ...(group.current?.querySelectorAll<HTMLInputElement>(`.${css.native}`) ?? []),
  ];
  const [, renderAgain] = useState({});
  // A consumer that does not accept a change: the native inputs return to the option that is shown.
  useEffect(() => {
    for (const input of nativeInputs()) setNatively(input, 'checked', input.value === selected);
  });
  const select = (next: string): void => {
    setSelected(next);
    reportChecked(
      nativeInputs().find(({ value: own }) => own === next),
      true,
    );
    renderAgain({});
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>): void => {
    const { currentTarget: root, relatedTarget, target } = event;
    // Form libraries find the field by the name of the target, which the visible buttons do not have.
    if (target.localName === 'input') onBlur?.(event);
    else if (!root.contains(relatedTarget)) {
      reportBlur(root.querySelector('input:checked') ?? root.querySelector('input'), relatedTarget);
    }
  };
  const tabStop =
    items.find((option) => option.value === selected) ??
    items.find((option) => !disabled && !option.disabled);
  return (
    <div className={rootClassName(css.group, className)} data-invalid={error ? true : undefined}>
      <div className={labelHidden ? css.visuallyHidden : css.head}>
        <span id={ids.label} lang={labelLang} className={css.label}>
          {label}
        </span>
        <Marking {...notes} />
      </div>
      <FieldNotes {...notes} />
      <Root
        asChild
        name={name ?? ids.control}
        required={requirement === 'required'}
        disabled={disabled}
        value={selected}
        onValueChange={select}
        onKeyDownCapture={(event) => {
          const next = moveByKey(event, true);
          if (event.key.startsWith('Arrow')) next?.click();
        }}
      >
        <div
          {...rest}
          ref={mergedRef}
          onChange={onChange}
          onBlur={handleBlur}
          id={ids.control}
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={requirement === 'required' || undefined}
          className={css.options}
          data-variant={variant}
          data-layout={orientation}
          // Radix would set the direction and an inline style here.
          dir={undefined}
          style={{ outline: undefined, ...style }}
        >
          {items.map((option, index) => (
            <RadioOptionItem
              key={option.value}
              option={option}
              // Not the value: a blank in it would break `aria-describedby`.
              id={`${ids.control}-${index}`}
              selected={option.value === selected}
              disabled={disabled || option.disabled}
              required={requirement === 'required'}
              name={name ?? ids.control}
              isTabStop={option === tabStop}
              errorId={error && option === tabStop ? ids.error : undefined}
              variant={variant}
            />
          ))}
        </div>
      </Root>
      {help}
    </div>
  );
}

/**
 * Selects one of a few options (behaviour by Radix): one tab stop, and arrow keys select.
 * An error summary refers to the group by its `id`; the checked or first radio button gets the focus, and the error
 * describes it.
 */
export const RadioGroup = forwardRef(RadioGroupInner) as <Value extends string>(
  props: RadioGroupProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
