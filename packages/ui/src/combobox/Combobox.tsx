import { forwardRef, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ForwardedRef, ReactElement, RefAttributes } from 'react';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { reportBlur, reportValue, ValueInput } from '../field/ValueInput.tsx';
import { Icon } from '../icons/index.ts';
import {
  useBusyAnnouncement,
  useDebouncedAnnouncement,
  useComponentTexts,
} from '../provider/index.ts';
import { useChoiceAnnouncement } from '../provider/use-choice-announcement.ts';
import { moveFocus } from '../assistive/move-focus.ts';
import { useControllableState, useFormReset, useMergedRef } from '../hooks/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Combobox.css.ts';
import { displayOf } from './filter.ts';
import type { ComboboxItem } from './filter.ts';
import { ListBox } from './ListBox.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Popup } from './Popup.tsx';
import { comboboxTexts } from './texts.ts';
import type { ComboboxTexts } from './texts.ts';
import { useCombobox } from './use-combobox.ts';
import type { ComboboxState } from './use-combobox.ts';

/**
 * Properties of the combobox; further attributes go to the visible `input`, `className` to the
 * outermost element. `ref`, `name`, `onChange` and `onBlur` belong to the native input with the value.
 */
export interface ComboboxProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'children' | 'required' | 'list' | 'type'
    > {
  /** A string, because it is also the accessible name of the list. */
  readonly label: string;
  /**
   * Pass the same array in every render: its index is cached. Thousands of options are supported. With `onSearch`, the
   * options for the last text, at most 50; one more if there are others.
   */
  readonly items: ReadonlyArray<ComboboxItem<Value>>;
  /** Value of the selected option, `''` if none is selected; leave it out for an uncontrolled combobox. */
  readonly value?: Value | '' | undefined;
  /** Value of the initially selected option of an uncontrolled combobox; default `''`. */
  readonly defaultValue?: Value | '' | undefined;
  /** Called with the value of an option, or `''` when the selection is cleared. */
  readonly onValueChange?: ((value: Value | '') => void) | undefined;
  /** Name under which a form submits the value of the selected option. */
  readonly name?: string | undefined;
  /**
   * Called with the typed text after a pause, for lists that are too long to be loaded: set `status` to `loading`, then
   * pass its options as `items`. Without it, `items` are filtered.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The option of `value`, if `items` may not contain it, as with `onSearch`. */
  readonly selectedItem?: ComboboxItem<Value> | undefined;
  /** Whether the options are loaded; default `ready`. */
  readonly status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called by the retry button, which is shown when `status` is `failed`. */
  readonly onRetry?: (() => void) | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ComboboxTexts> | undefined;
}

function announcement(
  { open, typed, isCurrent, shown, total }: ComboboxState,
  { status, onSearch }: Pick<ComboboxProps, 'status' | 'onSearch'>,
  texts: ComboboxTexts,
): string | null {
  if (!open || !typed) return null;
  if (status === 'failed') return texts.failed;
  if (!isCurrent) return null;
  if (total === 0) return texts.none;
  return onSearch && total > shown.length
    ? `${texts.count(shown.length)}. ${texts.someMore}`
    : texts.count(total);
}

function ComboboxInner(props: ComboboxProps, ref: ForwardedRef<HTMLInputElement>): ReactElement {
  const [
    field,
    {
      items,
      value: controlledValue,
      defaultValue = '',
      onValueChange,
      name,
      status = 'ready',
      onRetry,
      onSearch,
      selectedItem,
      texts,
      form,
      onChange,
      onBlur,
      onClick,
      onKeyDown,
      ...rest
    },
  ] = splitField(props);
  const { label } = props;
  const t = useComponentTexts(comboboxTexts, texts);
  const announceChoice = useChoiceAnnouncement();
  const input = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(native, ref);
  const [value, setState] = useControllableState(controlledValue, defaultValue, onValueChange);
  const [initialValue] = useState(value);
  const setValue = (next: string): void => {
    setState(next);
    reportValue(native.current, next);
  };
  const state = useCombobox({
    options: items,
    value,
    onValueChange: setValue,
    onChoose: (option) => announceChoice(t.chosen(displayOf(option))),
    selectedItem,
    onSearch,
    isLoaded: status === 'ready',
  });
  useFormReset(native, () => state.reset(initialValue));
  // While options are searched, those for the text before are shown.
  const isUsable = status === 'ready' || (status === 'loading' && onSearch !== undefined);
  const isOpen = state.open && isUsable;
  useDebouncedAnnouncement(announcement(state, { status, onSearch }, t), 600);
  useBusyAnnouncement(isOpen && !state.isCurrent ? t.loading : null);
  const thenFocusInput = (action: () => void) => () => {
    action();
    moveFocus(input.current);
  };
  // The button disappears: the focus returns to the input, and the list is shown again.
  const retry = (load: () => void): void => {
    if (onSearch) state.setText(state.text);
    load();
  };
  const hidden = state.total - state.shown.length;
  const more = onSearch ? t.someMore : t.more(hidden);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={css.frame}>
            <input
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${control.id}-list`}
              aria-activedescendant={
                isOpen && state.active >= 0 ? `${control.id}-list-${state.active}` : undefined
              }
              aria-busy={status === 'loading' || undefined}
              className={css.input}
              value={state.text}
              onChange={(event) => state.setText(event.target.value)}
              onBlur={(event) => {
                state.commitText();
                reportBlur(native.current, event.relatedTarget);
              }}
              onClick={(event) => {
                onClick?.(event);
                if (isUsable && !state.open) state.toggle();
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (isUsable) state.onKeyDown(event);
              }}
            />
            <ValueInput
              ref={mergedRef}
              visible={input}
              value={value}
              onAssign={state.reset}
              name={name}
              form={form}
              disabled={rest.disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
            <ActionButton
              icon={state.text === '' ? 'chevron-down' : 'close'}
              label={state.text === '' ? t.open : t.clear}
              lang={langOf(t, state.text === '' ? 'open' : 'clear')}
              onPress={thenFocusInput(state.text === '' ? state.toggle : state.clear)}
            />
            <Popup open={isOpen}>
              <ListBox
                id={`${control.id}-list`}
                label={t.list(label)}
                items={state.shown}
                active={state.active}
                selected={value}
                note={state.isCurrent ? t.none : t.loading}
                noteLang={langOf(t, state.isCurrent ? 'none' : 'loading')}
                more={hidden > 0 ? more : undefined}
                onChoose={state.choose}
              >
                {(option) => <span>{displayOf(option)}</span>}
              </ListBox>
            </Popup>
          </div>
          {status === 'loading' && !onSearch && (
            <p lang={langOf(t, 'loading')} className={css.status}>
              {t.loading}
            </p>
          )}
          {status === 'failed' && (
            <LoadFailure texts={t} onRetry={onRetry && thenFocusInput(() => retry(onRetry))} />
          )}
        </>
      )}
    </Field>
  );
}

/** Selects one of many options, filtered by a part of the name or number. */
export const Combobox = forwardRef(ComboboxInner) as <Value extends string>(
  props: ComboboxProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;

/** Opens the list or clears the input. Not in the tab order, because arrow keys and Escape do the same. */
function ActionButton(props: {
  icon: 'chevron-down' | 'close';
  label: string;
  lang: string | undefined;
  onPress: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.button}
      aria-label={props.label}
      lang={props.lang}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPress}
    >
      <Icon name={props.icon} />
    </button>
  );
}
