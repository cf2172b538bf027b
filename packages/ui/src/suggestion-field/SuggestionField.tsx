import { forwardRef, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import * as combobox from '../combobox/Combobox.css.ts';
import { ListBox } from '../combobox/ListBox.tsx';
import { LoadFailure } from '../combobox/LoadFailure.tsx';
import { Popup } from '../combobox/Popup.tsx';
import { Field } from '../field/index.ts';
import type { FieldOwnProps } from '../field/index.ts';
import { splitField } from '../field/split-field.ts';
import { moveFocus } from '../assistive/move-focus.ts';
import { useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { useDebouncedAnnouncement, useComponentTexts } from '../provider/index.ts';
import { useChoiceAnnouncement } from '../provider/use-choice-announcement.ts';
import { classNames } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { Matching } from './Matching.tsx';
import * as css from './SuggestionField.css.ts';
import { suggestionFieldTexts } from './texts.ts';
import type { SuggestionFieldTexts } from './texts.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { SuggestionItem } from './use-suggestions.ts';

/** Properties of the suggestion field; further attributes go to the `input`, `className` to the outermost element. */
export interface SuggestionFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'children' | 'required' | 'list' | 'type'
    > {
  /** A string, because it is also the accessible name of the list. */
  readonly label: string;
  /** The text of the input. */
  readonly value: string;
  /** Called with the text after each change; the consumer requests suggestions, after a pause. */
  readonly onValueChange: (text: string) => void;
  /** The suggestions for the text, the likeliest first; while new ones are loading, those before. */
  readonly items: ReadonlyArray<SuggestionItem>;
  /** Called with the suggestion that was chosen. The consumer sets `value`. */
  readonly onChoose: (suggestion: SuggestionItem) => void;
  /** `idle`: the text is too short for suggestions. Default `ready`. */
  readonly status?: 'idle' | 'loading' | 'ready' | 'failed' | undefined;
  /** Called by the retry button, which is shown when `status` is `failed`. */
  readonly onRetry?: (() => void) | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<SuggestionFieldTexts> | undefined;
}

const NONE: readonly SuggestionItem[] = [];

/** An input that shows suggestions while typing; any text may be typed, but only a suggestion is chosen. */
export const SuggestionField = forwardRef<HTMLInputElement, SuggestionFieldProps>(
  function SuggestionField(props, ref) {
    const [
      field,
      {
        value: text,
        onValueChange,
        items,
        onChoose,
        status = 'ready',
        onRetry,
        texts,
        onBlur,
        onClick,
        onKeyDown,
        ...rest
      },
    ] = splitField(props);
    const t = useComponentTexts(suggestionFieldTexts, texts);
    const announceChoice = useChoiceAnnouncement();
    const input = useRef<HTMLInputElement>(null);
    const mergedRef = useMergedRef(input, ref);
    const isUsable = status === 'ready' || status === 'loading';
    const shown = isUsable ? items : NONE;
    const state = useSuggestions({
      text,
      suggestions: shown,
      isOutdated: status === 'loading',
      onValueChange,
      onChoose: (suggestion) => {
        announceChoice(t.chosen(suggestion.label));
        onChoose(suggestion);
      },
    });
    const isOpen = state.open && isUsable;
    const found = shown.length === 0 ? t.none : t.count(shown.length);
    useDebouncedAnnouncement(isOpen && status === 'ready' ? found : null, 600);
    const thenFocusInput = (action: () => void) => () => {
      action();
      moveFocus(input.current);
    };
    return (
      <Field {...field} className={classNames(css.field, field.className)}>
        {(control) => (
          <>
            <div className={combobox.frame}>
              <input
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="search"
                {...rest}
                {...control}
                ref={mergedRef}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={isOpen && shown.length > 0}
                aria-controls={`${control.id}-list`}
                aria-activedescendant={
                  isOpen && state.active >= 0 ? `${control.id}-list-${state.active}` : undefined
                }
                aria-busy={status === 'loading' || undefined}
                className={combobox.input}
                value={text}
                onChange={(event) => state.setText(event.target.value)}
                onBlur={(event) => {
                  onBlur?.(event);
                  state.close();
                }}
                onClick={(event) => {
                  onClick?.(event);
                  if (shown.length > 0) state.show();
                }}
                onKeyDown={(event) => {
                  onKeyDown?.(event);
                  state.onKeyDown(event);
                }}
              />
              <span className={css.icon}>
                <Icon name="search" />
              </span>
              {text !== '' && (
                // Not in the tab order, because Escape does the same.
                <button
                  lang={langOf(t, 'clear')}
                  type="button"
                  tabIndex={-1}
                  className={combobox.button}
                  aria-label={t.clear}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={thenFocusInput(state.clear)}
                >
                  <Icon name="close" />
                </button>
              )}
              <Popup open={isOpen}>
                <ListBox
                  id={`${control.id}-list`}
                  label={t.list(props.label)}
                  items={shown}
                  active={state.active}
                  note={status === 'loading' ? t.loading : t.none}
                  noteLang={langOf(t, status === 'loading' ? 'loading' : 'none')}
                  onChoose={state.choose}
                >
                  {({ label, description, category }) => (
                    <>
                      <span className={css.content}>
                        <span>
                          <Matching text={label} typed={text} />
                        </span>
                        {description && (
                          <span className={css.detail}>
                            <Matching text={description} typed={text} />
                          </span>
                        )}
                      </span>
                      {category && <span className={css.category}>{category}</span>}
                    </>
                  )}
                </ListBox>
              </Popup>
            </div>
            {status === 'failed' && (
              // The button disappears.
              <LoadFailure texts={t} onRetry={onRetry && thenFocusInput(onRetry)} />
            )}
          </>
        )}
      </Field>
    );
  },
);
