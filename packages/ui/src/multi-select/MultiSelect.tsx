import { forwardRef, useMemo, useRef, useState } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { Combobox } from '../combobox/index.ts';
import type { ComboboxItem, ComboboxProps } from '../combobox/index.ts';
import { useControllableState, useFormReset, useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { useAnnounce, useComponentTexts } from '../provider/index.ts';
import * as css from './MultiSelect.css.ts';
import { multiSelectTexts } from './texts.ts';
import type { MultiSelectTexts } from './texts.ts';

/**
 * Properties of a multiple selection; further attributes go to the visible `input`, `className` to the outermost element. The `ref`
 * is a native input whose `focus()` moves the focus to the visible one.
 */
export interface MultiSelectProps<Value extends string = string>
  extends Omit<
    ComboboxProps<Value>,
    'value' | 'defaultValue' | 'onValueChange' | 'selectedItem' | 'onSearch' | 'texts'
  > {
  /** All options. Pass the same array in every render: its index is cached. */
  readonly items: readonly ComboboxItem<Value>[];
  /** Values of the selected options, in the order of their selection (controlled). */
  readonly value?: readonly Value[] | undefined;
  /** Initial values (uncontrolled); none by default. */
  readonly defaultValue?: readonly Value[] | undefined;
  /** Called with all values after a change by a person. */
  readonly onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<MultiSelectTexts> | undefined;
}

const NONE: readonly string[] = [];

function MultiSelectInner(
  props: MultiSelectProps,
  ref: ForwardedRef<HTMLInputElement>,
): ReactElement {
  const { items, value: controlled, defaultValue = NONE, onValueChange, ...others } = props;
  const { texts, name, form, help, ...combobox } = others;
  const t = useComponentTexts(multiSelectTexts, texts);
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [values, setValues] = useControllableState(controlled, defaultValue, onValueChange);
  const [initialValues] = useState(values);
  useFormReset(input, () => setValues(initialValues));
  const free = useMemo(() => items.filter(({ value }) => !values.includes(value)), [items, values]);
  const labelOf = (value: string): string =>
    items.find((item) => item.value === value)?.label ?? value;
  const remove = (value: string, position: number): void => {
    // Before its own button is gone.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const other = buttons[position + 1] ?? buttons[position - 1];
    if (other) moveFocus(other);
    else input.current?.focus();
    setValues(values.filter((one) => one !== value));
    announce(t.removed(labelOf(value)), 'polite');
  };
  return (
    <Combobox
      {...combobox}
      ref={mergedRef}
      form={form}
      items={free}
      value=""
      onValueChange={(value) => {
        if (value === '') return;
        setValues([...values, value]);
        announce(t.added(labelOf(value)), 'polite');
      }}
      help={
        <>
          {values.length > 0 && (
            <ul ref={list} className={css.tags} aria-label={t.list(props.label)}>
              {values.map((value, position) => (
                <li key={value}>
                  <button
                    type="button"
                    className={css.tag}
                    aria-label={t.remove(labelOf(value))}
                    disabled={combobox.disabled}
                    onClick={() => remove(value, position)}
                  >
                    {labelOf(value)}
                    <Icon name="close" />
                  </button>
                  {name !== undefined && (
                    <input
                      type="hidden"
                      name={name}
                      form={form}
                      disabled={combobox.disabled}
                      value={value}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {help}
        </>
      }
    />
  );
}

/**
 * Selects several of many options: a combobox adds one after the other, and each is a button below it that removes it. With a
 * `name`, a form submits every value under it.
 */
export const MultiSelect = forwardRef(MultiSelectInner) as <Value extends string>(
  props: MultiSelectProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
