import { forwardRef, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/splitField.ts';
import { Icon } from '../icons/index.ts';
import { useAnnounce, useDebouncedAnnouncement, useTexts } from '../provider/index.ts';
import { useMergedRef } from '../styles/index.ts';
import { ComboboxList } from './ComboboxList.tsx';
import * as css from './Combobox.css.ts';
import { displayOf } from './filter.ts';
import type { ComboboxOption } from './filter.ts';
import { comboboxTexts } from './texts.ts';
import type { ComboboxTexts } from './texts.ts';
import { useCombobox } from './useCombobox.ts';
import type { ComboboxState } from './useCombobox.ts';

/** Properties of the combobox; everything else goes to the `input`, the class to the whole. */
export interface ComboboxProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'children' | 'required' | 'list' | 'type'> {
  /** Plain text, as it also names the list. */
  readonly label: string;
  /** Keep the same array between renders; thousands are fine. */
  readonly options: readonly ComboboxOption[];
  /** Value of the chosen option; `''` while there is none. */
  readonly value: string;
  /** Called with the value of an option, or `''` when the choice is given up. */
  readonly onValueChange: (value: string) => void;
  /** Whether the options are there; default `ready`. */
  readonly status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Offered when loading the options failed. */
  readonly onRetry?: (() => void) | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ComboboxTexts> | undefined;
}

function announcement(state: ComboboxState, texts: ComboboxTexts): string | null {
  if (!state.open || !state.typed) return null;
  return state.total === 0 ? texts.none : texts.count(state.total);
}

/** One out of very many, found by typing a part of its name or number. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const [
    field,
    { options, value, onValueChange, status = 'ready', onRetry, texts, onBlur, onKeyDown, ...rest },
  ] = splitField(props);
  const { label } = props;
  const t = useTexts(comboboxTexts, texts);
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const state = useCombobox({
    options,
    value,
    onValueChange,
    onChoose: (option) => announce(t.chosen(displayOf(option))),
  });
  useDebouncedAnnouncement(announcement(state, t), 600);
  const refocus = (action: () => void) => () => {
    action();
    input.current?.focus();
  };
  const ready = status === 'ready';
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={css.frame}>
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              ref={merged}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={state.open && ready}
              aria-controls={`${control.id}-list`}
              aria-activedescendant={
                state.open && state.active >= 0 ? `${control.id}-list-${state.active}` : undefined
              }
              aria-busy={status === 'loading' || undefined}
              className={css.input}
              value={state.text}
              onChange={(event) => state.type(event.target.value)}
              onBlur={(event) => {
                onBlur?.(event);
                state.leave();
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (ready) state.onKeyDown(event);
              }}
            />
            <FrameButton
              icon={state.text === '' ? 'chevron-down' : 'close'}
              label={state.text === '' ? t.open : t.clear}
              onPress={refocus(state.text === '' ? state.toggle : state.clear)}
            />
            {state.open && ready && (
              <ComboboxList
                id={`${control.id}-list`}
                label={t.list(label)}
                shown={state.shown}
                total={state.total}
                active={state.active}
                value={value}
                texts={t}
                onChoose={state.choose}
              />
            )}
          </div>
          {status === 'loading' && <p className={css.status}>{t.loading}</p>}
          {status === 'failed' && (
            <div className={css.failed}>
              <p>{t.failed}</p>
              {onRetry && (
                <Button size="small" icon="retry" onClick={onRetry}>
                  {t.retry}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Field>
  );
});

/** The button inside the frame; no stop of the tab key, as Escape and the arrows do the same. */
function FrameButton(props: {
  icon: 'chevron-down' | 'close';
  label: string;
  onPress: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.button}
      aria-label={props.label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPress}
    >
      <Icon name={props.icon} />
    </button>
  );
}
